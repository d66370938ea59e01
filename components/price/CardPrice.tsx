import { styled } from 'styled-components';
import type { FloorPrice } from '#schema/content/floor-price.ts';
import { useWords } from '../page-language.ts';
import { Filled } from '../prose/Filled.tsx';
import { color, from, space } from '../theme.ts';
import { Total, type TotalsOf } from './AreaBox.tsx';
import { PriceLine } from './ShortPrice.tsx';

interface CardPriceProps {
  price: FloorPrice;
  /** Null for a part of a job, which has no total of its own. */
  totals: TotalsOf | null;
}

/** The price on a card, with what it comes to. */
export function CardPrice({ price, totals }: CardPriceProps) {
  const { perSqFt } = useWords('shared.prices');
  return (
    <Line>
      <Filled text={perSqFt[price.includes]} parts={{ price: <b className="whole">{price.text}</b> }} />
      {totals && <Total of={price} {...totals} />}
    </Line>
  );
}

const Line = styled(PriceLine)`
  [data-low] {
    display: block;
    margin-top: ${space[1]};
  }
  ${from.tablet} {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color.rule};
  }
`;
