import { styled } from 'styled-components';
import { Filled } from '../../components/section/Filled.tsx';
import { color, radius, size, space } from '../../components/theme.ts';
import { fill } from '../../schema/fill.ts';
import { dollars } from '../../schema/number-format.ts';
import type { Plan } from '../../schema/plan.ts';
import { describeLaying, describeSize } from '../../schema/plan-words.ts';
import type { OwnRequestWords } from '../own-request-words.ts';

interface AttachedPlanProps {
  words: OwnRequestWords;
  /** The way back to the visualizer. */
  visualizer: { name: string; href: string; hrefLang?: string };
  plan: Plan;
  remove: () => void;
}

/** The visualizer's plan, shown above the form it's sent with. */
export function AttachedPlan({
  words: {
    attached: { plan: words },
    planWords,
  },
  visualizer,
  plan: { rooms, total, secondFloor, extras = [], link },
  remove,
}: AttachedPlanProps) {
  const withExtras = extras.reduce((sum, extra) => sum + extra.dollars, total);
  return (
    <Box role="group" aria-labelledby="attached-plan">
      <h3 id="attached-plan">{words.heading}</h3>
      <ul>
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list doesn't change, and two rooms may be identical
          <li key={index}>
            {room.room}, {describeSize(room, planWords)}, {room.floor}, {describeLaying(room, planWords)}
          </li>
        ))}
      </ul>
      {secondFloor && <p>{fill(words.compared, { floor: secondFloor })}</p>}
      {total > 0 && (
        <p>
          <Filled text={words.total} parts={{ total: <b>{dollars(total)}</b> }} />
        </p>
      )}
      {extras.length > 0 && (
        <p>
          <Filled
            text={words.extras}
            parts={{
              extras: extras.map((extra) => `${extra.name.toLowerCase()} (${dollars(extra.dollars)})`).join(', '),
              total: <b>{dollars(withExtras)}</b>,
            }}
          />
        </p>
      )}
      <p>
        <a href={`${visualizer.href}${link}`} hrefLang={visualizer.hrefLang}>
          {visualizer.name}
        </a>
        <button type="button" onClick={remove}>
          {words.remove}
        </button>
      </p>
    </Box>
  );
}

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.rule};
  border-left: 6px solid ${color.accent};
  border-radius: ${radius.small};
  background: ${color.page};
  h3 {
    font-size: ${size.h4};
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
  }
  a,
  button {
    min-height: 32px;
    padding: ${space[1]} 0;
  }
  button {
    border: 0;
    background: none;
    color: ${color.signal};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
