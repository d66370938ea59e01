import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, from, size, space } from '#components/theme.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { FloorOption } from '../plan/options.ts';

interface FloorLabelsProps {
  left: FloorOption;
  right: FloorOption;
  /** The right floor's share of the picture's width, in percent. */
  share: number;
}

/** Each half's name and price, in its upper corner. A narrow half cuts off its own label. */
export function FloorLabels({ left, right, share }: FloorLabelsProps) {
  return (
    <>
      <Half style={{ clipPath: `inset(0 ${share}% 0 0)` }}>
        <Label floor={left} />
      </Half>
      <Half data-right="" style={{ clipPath: `inset(0 0 0 ${100 - share}%)` }}>
        <Label floor={right} />
      </Half>
    </>
  );
}

function Label({ floor: { name, pricePerSqFt } }: { floor: FloorOption }) {
  const words = useWords('visualizer.tool');
  return (
    <p>
      <b>{name}</b> <span>{fill(words.perSqFt, { price: dollars(pricePerSqFt) })}</span>
    </p>
  );
}

const Half = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: start;
  padding: ${space[2]};
  pointer-events: none;
  &[data-right] {
    justify-content: end;
  }
  p {
    display: grid;
    max-width: calc(50% - ${space[4]});
    padding: ${space[1]} ${space[2]};
    background: ${color.raised};
    font-size: ${size.small};
    line-height: 1.35;
  }
  b {
    font-weight: 650;
  }
  span {
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  ${from.tablet} {
    padding: ${space[3]};
  }
`;
