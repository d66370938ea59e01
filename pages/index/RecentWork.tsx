import { styled } from 'styled-components';
import { Island } from '../../components/Island.tsx';
import { usePageLanguage } from '../../components/page-language.ts';
import { Band } from '../../components/section/Band.tsx';
import { Fold } from '../../components/section/Fold.tsx';
import { Stack } from '../../components/section/Layout.tsx';
import { TextLinks } from '../../components/section/TextLinks.tsx';
import { color, from, size, space } from '../../components/theme.ts';
import type { Data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.island.tsx';

/** One room before and after, with its facts and two links. */
export function RecentWork({ words, work, workLinks }: Pick<Data, 'words' | 'work' | 'workLinks'>) {
  const { words: shared } = usePageLanguage();
  const { title, before, after, location, duration, service, size: area } = work;
  const facts = [
    { label: words.work, value: service },
    { label: words.size, value: area },
    { label: words.time, value: duration },
    { label: words.place, value: location },
  ];
  return (
    <Band data-tone="sunken" data-folded="">
      <Columns>
        <Island
          name="BeforeAfter"
          component={BeforeAfter}
          props={{ project: { title, before, after }, words: words.slider }}
          wake="touch"
        />
        <Stack>
          <h2>{words.beforeAfter}</h2>
          <Fold label={shared.aboutJob}>
            <About>
              <p>{words.aboutBeforeAfter}</p>
              <Facts>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </Facts>
            </About>
          </Fold>
          <TextLinks links={workLinks} />
        </Stack>
      </Columns>
    </Band>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};
  ${from.laptop} {
    grid-template-columns: minmax(0, 17fr) minmax(0, 7fr);
    gap: ${space[6]};
    align-items: center;
  }
`;

const About = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  line-height: 1.4;
  div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-items: baseline;
  }
  dt {
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;
