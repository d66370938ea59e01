import { Island } from '#components/Island.tsx';
import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { Facts } from '#components/layout/Facts.tsx';
import { Stack } from '#components/layout/Stack.ts';
import { useWords } from '#components/page-language.ts';
import { TextLinks } from '#components/prose/TextLinks.tsx';
import type { Data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.island.tsx';

/** One room before and after, with its facts and links. */
export function RecentWork({ work, workLinks }: Pick<Data, 'workLinks'> & { work: NonNullable<Data['work']> }) {
  const words = useWords('home');
  const { title, before, after, location, duration, service, size } = work;
  return (
    <Band>
      <Columns $from="tablet" $split={[17, 7]} $align="center">
        <Island
          name="BeforeAfter"
          component={BeforeAfter}
          props={{ project: { title, before, after } }}
          words={['shared.slider']}
          wake="touch"
        />
        <Stack $isWide>
          <h2>{words.beforeAfter}</h2>
          <p>{words.aboutBeforeAfter}</p>
          <Facts
            facts={[
              { label: words.work, value: service },
              { label: words.size, value: size },
              { label: words.time, value: duration },
              { label: words.place, value: location },
            ]}
          />
          <TextLinks links={workLinks} isCompact />
        </Stack>
      </Columns>
    </Band>
  );
}
