import { FoldedColumns, FoldedPart } from '#components/folds/FoldedPart.tsx';
import { Band } from '#components/layout/Band.tsx';
import type { Data } from './+data.ts';

/** How the city's soil, weather and houses affect floors. */
export function LocalConditions({ words, conditions }: Pick<Data, 'words' | 'conditions'>) {
  return (
    <Band className="fade-in">
      <FoldedColumns data-columns="3">
        {conditions.map(({ name, first, rest }) => (
          <FoldedPart key={name} heading={words[name]} isPeeking>
            <p>
              {first}
              <span>{rest}</span>
            </p>
          </FoldedPart>
        ))}
      </FoldedColumns>
    </Band>
  );
}
