import { styled } from 'styled-components';
import type { FloorPrice } from '#schema/content/floor-price.ts';
import { useWords } from '../page-language.ts';
import { Filled } from '../prose/Filled.tsx';
import { color, font, size } from '../theme.ts';

/** '$8-15 installed', for cards under a sentence that says prices are per square foot. */
export function ShortPrice({ price: { text, includes } }: { price: FloorPrice }) {
  const { short } = useWords('shared.prices');
  return (
    <PriceLine>
      <Filled text={short[includes]} parts={{ price: <b className="whole">{text}</b> }} />
    </PriceLine>
  );
}

/** A large price, with what it's for in small type beside it. */
export const PriceLine = styled.p`
  && {
    font-size: ${size.small};
    line-height: 1.3;
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  b {
    font: 700 ${size.h4}/1.2 ${font.text};
    color: ${color.ink};
  }
`;
