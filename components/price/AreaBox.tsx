import { styled } from 'styled-components';
import type { FloorPrice } from '#schema/content/floor-price.ts';
import { Input } from '../form/Field.tsx';
import { useWords } from '../page-language.ts';
import { color, from, size, space } from '../theme.ts';
import { aboutTotals, totalText } from './price-text.ts';

export interface TotalsOf {
  /** Square feet that totals are for at first. */
  example: number;
  includes: FloorPrice['includes'];
  /** US dollars for a job, however small. No total is less. */
  least: number;
}

/**
 * Asks for an area. Then every `Total` of the page is for that area: renderer/client/area-totals.ts does it. Without scripts, totals stay
 * those of the example.
 */
export function AreaBox({ example, includes, least }: TotalsOf) {
  const words = useWords('shared.totals');
  const about = words.about[includes];
  return (
    <Box
      data-area-box=""
      data-total={words.total}
      data-about={about}
      data-minimum={words.minimum}
      data-least={least}
      data-wrong={words.wrong}
    >
      <label htmlFor="area">{words.question}</label>
      <Input
        id="area"
        name="area"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(example)}
        aria-describedby="area-note"
      />
      <p id="area-note" role="status">
        {aboutTotals(example, { about })}
      </p>
    </Box>
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

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5rem;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  margin-bottom: ${space[5]};
  form + & {
    margin-top: ${space[4]};
  }
  padding: ${space[3]};
  border: 1px solid ${color.rule};
  background: ${color.raised};
  label {
    font-weight: 600;
  }
  input {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  input::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
  p {
    grid-column: 1 / -1;
    font-size: ${size.small};
    color: ${color.inkMuted};
  }
  &:has([aria-invalid]) p {
    font-weight: 550;
    color: ${color.signal};
  }
  ${from.laptop} {
    grid-template-columns: auto 7rem minmax(0, 1fr);
    gap: ${space[4]};
    p {
      grid-column: auto;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;
