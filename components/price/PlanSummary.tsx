import { styled } from 'styled-components';
import type { Plan } from '#schema/api/plan.ts';
import { describeLayout, describeSize, describeTotal, planWordsIn } from '#schema/api/plan-words.ts';
import type { Language } from '#schema/rules/language.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { OwnRequestWords } from '#schema/rules/words.ts';
import { Filled } from '../prose/Filled.tsx';
import { color, space } from '../theme.ts';

interface PlanSummaryProps {
  words: OwnRequestWords['attached']['plan'];
  language: Language;
  plan: Plan;
  /** Addresses of the floors' pictures, by name. */
  pictures?: Readonly<Record<string, string>>;
}

/** The rooms of the visualizer's plan with their floors, and what they cost. */
export function PlanSummary({ words, language, plan, pictures }: PlanSummaryProps) {
  const planWords = planWordsIn(language);
  const { rooms, total, minimum = 0, extras = [] } = plan;
  const withExtras = extras.reduce((sum, extra) => sum + extra.dollars, total);
  return (
    <Box>
      <ul>
        {rooms.map((room, index) => {
          const picture = pictures?.[room.floor];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change, and two rooms may be identical
            <li key={index} data-pictured={picture && ''}>
              {picture && <img src={picture} alt="" width={72} height={72} />}
              <span>{`${room.room}, ${describeSize(room, planWords)}, ${room.floor}, ${describeLayout(room, planWords)}`}</span>
            </li>
          );
        })}
      </ul>
      {total > 0 && (
        <p>
          <Filled text={words.total} parts={{ total: <b>{describeTotal(total, minimum, planWords)}</b> }} />
        </p>
      )}
      {extras.length > 0 && (
        <p>
          <Filled
            text={words.extras}
            parts={{
              extras: extras.map((extra) => `${extra.name.toLowerCase()} (${dollars(extra.dollars)})`).join(', '),
              total: <b>{describeTotal(withExtras, minimum, planWords)}</b>,
            }}
          />
        </p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  ul {
    display: grid;
    gap: ${space[2]};
  }
  [data-pictured] {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space[3]};
    align-items: center;
  }
  img {
    width: 4.5rem;
    height: 4.5rem;
    object-fit: cover;
    background: ${color.sunken};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;
