import { Band } from '#components/layout/Band.tsx';
import { Columns } from '#components/layout/Columns.ts';
import { SmallHeading } from '#components/layout/SectionHeading.tsx';
import type { Data } from './+data.ts';

/** How the city's soil, weather and houses affect floors. */
export function LocalConditions({ words, conditions }: Pick<Data, 'words' | 'conditions'>) {
  return (
    <Band fades>
      <Columns $split={conditions.map(() => 1)}>
        {conditions.map(({ name, first, rest }) => (
          <div key={name}>
            <SmallHeading>{words[name]}</SmallHeading>
            <p>
              {first}
              {rest}
            </p>
          </div>
        ))}
      </Columns>
    </Band>
  );
}
