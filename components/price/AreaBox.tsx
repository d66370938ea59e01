import type { FloorPrice } from '#schema/content/floor-price.ts';
import { useWords } from '../page-language.ts';
import { AreaField } from './AreaField.tsx';
import { aboutTotals, totalText } from './price-text.ts';

export interface TotalsOf {
  /** Square feet that totals are for at first. */
  example: number;
  includes: FloorPrice['includes'];
  /** US dollars for a job, however small. No total is less. */
  least: number;
}

/** Asks for an area. Then every `Total` of the page is for that area: renderer/client/area-totals.ts does it. */
export function AreaBox({ example, includes, least }: TotalsOf) {
  const words = useWords('shared.totals');
  const about = words.about[includes];
  return (
    <AreaField
      example={example}
      note={aboutTotals(example, { about })}
      data-area-box=""
      data-restores="area"
      data-total={words.total}
      data-about={about}
      data-minimum={words.minimum}
      data-least={least}
      data-wrong={words.wrong}
    />
  );
}

/** '300 sq ft: $1,500-3,000' */
export function Total({ of: { low, high }, example, includes, least }: TotalsOf & { of: FloorPrice }) {
  const words = useWords('shared.totals');
  return (
    <span data-low={low} data-high={high}>
      {totalText(example, { low, high }, { ...words, about: words.about[includes], least })}
    </span>
  );
}
