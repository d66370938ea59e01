import { styled } from 'styled-components';
import type { FloorPrice } from '../../schema/floor-price.ts';
import { usePageLanguage } from '../page-language.ts';
import { Ranges } from '../section/Ranges.tsx';
import { belowTablet, color, font, size, space } from '../theme.ts';
import { Total, type TotalsOf } from './AreaBox.tsx';
import { perSqFt } from './price-text.ts';

interface CardPriceProps {
  price: FloorPrice;
  /** Null for a part of a job, which has no total of its own. */
  totals: TotalsOf | null;
}

/** The price on a card, with what it comes to. */
export function CardPrice({ price, totals }: CardPriceProps) {
  const { words } = usePageLanguage();
  return (
    <Line>
      <Ranges>{perSqFt(words.prices, price)}</Ranges>
      {totals && <Total of={price} {...totals} />}
    </Line>
  );
}

const Line = styled.p`
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.rule};
  font: 700 ${size.h4}/1.2 ${font.text};
  font-variant-numeric: tabular-nums;
  [data-low] {
    display: block;
    margin-top: ${space[1]};
    font: ${size.small}/1.5 ${font.text};
    color: ${color.inkMuted};
  }
  ${belowTablet} {
    padding: 0;
    border: 0;
    font-size: ${size.h4};
  }
`;
