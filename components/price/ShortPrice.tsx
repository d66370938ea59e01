import { styled } from 'styled-components';
import type { FloorPrice } from '../../schema/floor-price.ts';
import { usePageLanguage } from '../page-language.ts';
import { Filled } from '../section/Filled.tsx';
import { color, font, size } from '../theme.ts';

/** '$8-15 installed', for cards under a sentence that says prices are per square foot. */
export function ShortPrice({ price: { text, includes } }: { price: FloorPrice }) {
  const { short } = usePageLanguage().words.prices;
  return (
    <Line>
      <Filled text={short[includes]} parts={{ price: <b className="whole">{text}</b> }} />
    </Line>
  );
}

const Line = styled.p`
  && {
    font-size: 0.8125rem;
    line-height: 1.3;
    color: ${color.inkMuted};
  }
  b {
    font: 700 ${size.h4}/1.2 ${font.text};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
`;
