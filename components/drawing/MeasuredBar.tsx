import { css, styled } from 'styled-components';
import { dimensionLine } from '../layout/drawing.ts';
import { color, from, secondaryText, space } from '../theme.ts';
import { Hatches } from './Hatches.tsx';

interface MeasuredBarProps {
  /** A ruler is only outlined from `low` on. */
  parts: readonly { label: string; figure: string; share: number; low?: number | undefined; text?: string | undefined }[];
  /** What the parts come to, end to end, such as 'Total: $7,496'. Without it, each has a ruler of its own, with a mark for each unit. */
  whole?: string | undefined;
  /** Whether wide screens have the parts side by side. */
  isWide?: boolean;
}

/** What a sum is made of, or how long several times are, as a ruler. A page has one, because the names of its patterns are unique. */
export function MeasuredBar({ parts, whole, isWide = false }: MeasuredBarProps) {
  const shares = parts.map(({ share }) => share);
  const longest = whole ? sum(shares) : Math.max(...shares);
  const drawn = parts.filter(({ share }) => share > 0);
  const fillOf = (part: (typeof parts)[number]) => `url(#${fills[whole ? drawn.indexOf(part) % fills.length : 0]})`;
  const percent = (share: number) => `${Math.round((10_000 * share) / longest) / 100}%`;
  return (
    <figure>
      {whole && <Whole>{whole}</Whole>}
      <Ruler height={whole ? 42 : 0} aria-hidden="true" focusable="false">
        <Hatches materials={new Set(fills)} />
        <pattern id="marks" width={whole ? '10%' : percent(1)} height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0v8" />
        </pattern>
        {(whole ? drawn : []).map((part, index) => {
          const start = percent(sum(drawn.slice(0, index).map(({ share }) => share)));
          return <rect key={part.label} x={start} width={percent(part.share)} height="42" fill={fillOf(part)} />;
        })}
        {whole && <rect width="100%" height="8" fill="url(#marks)" stroke="none" />}
      </Ruler>
      <Parts $isWide={isWide}>
        {parts.map((part) => (
          <Part key={part.label} $isAlone={!whole}>
            <dt>{part.label}</dt>
            <Figure>{part.figure}</Figure>
            <Key aria-hidden="true">
              <Ruler height="20">
                {part.low !== undefined && <rect width={percent(part.share)} height="20" fill="none" />}
                <rect
                  width={whole ? '100%' : percent(part.low ?? part.share)}
                  height="20"
                  fill={part.share > 0 ? fillOf(part) : 'none'}
                />
                {!whole && <rect width="100%" height="8" fill="url(#marks)" stroke="none" />}
              </Ruler>
            </Key>
            {part.text && <Text>{part.text}</Text>}
          </Part>
        ))}
      </Parts>
    </figure>
  );
}

const fills = ['wood', 'wall', 'concrete', 'carpet', 'gravel', 'clay'] as const;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const Whole = styled.p`
  max-width: none;
  font-weight: 650;
  text-align: center;
  &::after {
    content: '';
    display: block;
    ${dimensionLine}
  }
`;

const Ruler = styled.svg`
  width: 100%;
  overflow: visible;
  stroke: ${color.ink};
`;

const Parts = styled.dl<{ $isWide: boolean }>`
  ${({ $isWide }) =>
    $isWide &&
    css`
      ${from.laptop} {
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        gap: ${space[6]};
      }
    `}
`;

const alone = "'label figure' 'key key' 'text text' / 1fr auto";
const inWhole = "'key label figure' '. text text' / 20px 1fr auto";

const Part = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template: ${({ $isAlone }) => ($isAlone ? alone : inWhole)};
  gap: 0 ${space[3]};
  align-items: center;
  align-content: start;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.rule};
  line-height: 1.4;
  dt {
    grid-area: label;
  }
`;

const Figure = styled.dd`
  grid-area: figure;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Key = styled.dd`
  grid-area: key;
  padding-block: 3px;
`;

const Text = styled.dd`
  grid-area: text;
  ${secondaryText}
`;
