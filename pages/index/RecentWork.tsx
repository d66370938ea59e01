import { styled } from 'styled-components';
import { Fold } from '#components/folds/Fold.tsx';
import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Stack } from '#components/layout/Stack.ts';
import { Terms } from '#components/layout/Terms.tsx';
import { useWords } from '#components/page-language.ts';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import { secondaryText, space } from '#components/theme.ts';
import type { Data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.island.tsx';

/** One room before and after, with its facts and two links. */
export function RecentWork({ words, work, workLinks }: Pick<Data, 'words' | 'workLinks'> & { work: NonNullable<Data['work']> }) {
  const shared = useWords('shared');
  const { title, before, after, location, duration, service, size: area } = work;
  return (
    <Band>
      <Columns $split={[17, 7]} $align="center">
        <Island
          name="BeforeAfter"
          component={BeforeAfter}
          props={{ project: { title, before, after } }}
          words={['shared.slider']}
          wake="touch"
        />
        <Stack>
          <h2>{words.beforeAfter}</h2>
          <p>{words.aboutBeforeAfter}</p>
          <Fold label={shared.aboutJob}>
            <Facts>
              <Terms
                rows={[
                  [words.work, service],
                  [words.size, area],
                  [words.time, duration],
                  [words.place, location],
                ]}
              />
            </Facts>
          </Fold>
          <TextLinks links={workLinks} />
        </Stack>
      </Columns>
    </Band>
  );
}

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
    ${secondaryText}
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;
