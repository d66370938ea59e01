import { Band } from '../../../components/section/Band.tsx';
import { FoldedColumns, FoldedPart } from '../../../components/section/FoldedPart.tsx';
import type { Data } from './+data.ts';

type LocalConditionsProps = Data['city']['local'] & { words: Data['words'] };

/** How the city's soil, weather and houses affect floors. */
export function LocalConditions({ words, soil, climate, housing }: LocalConditionsProps) {
  const conditions = [
    { heading: words.soil, text: soil },
    { heading: words.climate, text: climate },
    { heading: words.housing, text: housing },
  ];
  return (
    <Band data-tight="" className="fade-in">
      <FoldedColumns data-columns="3">
        {conditions.map(({ heading, text }) => (
          <FoldedPart key={heading} heading={heading} isPeeking>
            <p>{text}</p>
          </FoldedPart>
        ))}
      </FoldedColumns>
    </Band>
  );
}
