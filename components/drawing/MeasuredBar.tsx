import { styled } from 'styled-components';
import { dimensionLine } from '../layout/drawing.ts';
import { color, secondaryText, space } from '../theme.ts';
import { Hatches } from './Hatches.tsx';

interface MeasuredBarProps {
  parts: readonly { label: string; figure: string; share: number; text?: string | undefined }[];
  /** What the parts come to, end to end, such as 'Total: $7,496'. Without it, each has a ruler of its own, with a mark for each unit. */
  whole?: string | undefined;
}

/** What a sum is made of, or how long several times are, as a ruler. A page has one, because the names of its patterns are unique. */
export function MeasuredBar({ parts, whole }: MeasuredBarProps) {
  const shares = parts.map(({ share }) => share);
  const longest = whole ? sum(shares) : Math.max(...shares);
  const percent = (share: number) => `${Math.round((10_000 * share) / longest) / 100}%`;
  return (
    <figure>
      {whole && <Whole>{whole}</Whole>}
      <Ruler height={whole ? 42 : 0} aria-hidden="true" focusable="false">
        <Hatches materials={new Set(hatches)} />
        <pattern id="marks" width={whole ? '10%' : percent(1)} height="8" patternUnits="userSpaceOnUse">
          <path d="M0 0v8" />
        </pattern>
        {whole &&
          parts.map(({ label, share }, index) => {
            const start = percent(sum(shares.slice(0, index)));
            return <rect key={label} x={start} width={percent(share)} height="42" fill={fillOf(index)} />;
          })}
        {whole && <rect width="100%" height="8" fill="url(#marks)" stroke="none" />}
      </Ruler>
      <dl>
        {parts.map(({ label, figure, share, text }, index) => (
          <Part key={label} $isAlone={!whole}>
            <dt>{label}</dt>
            <Figure>{figure}</Figure>
            <Key aria-hidden="true">
              <Ruler height="20">
                <rect width={whole ? '100%' : percent(share)} height="20" fill={share > 0 ? fillOf(index) : 'none'} />
                {!whole && <rect width="100%" height="8" fill="url(#marks)" stroke="none" />}
              </Ruler>
            </Key>
            {text && <Text>{text}</Text>}
          </Part>
        ))}
      </dl>
    </figure>
  );
}

const hatches = ['wood', 'wall', 'concrete', 'carpet', 'gravel', 'clay'] as const;

function fillOf(index: number): string {
  return `url(#${hatches[index % hatches.length]})`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const Whole = styled.p`
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

const alone = "'label figure' 'key key' 'text text' / 1fr auto";
const inWhole = "'key label figure' '. text text' / 20px 1fr auto";

const Part = styled.div<{ $isAlone: boolean }>`
  display: grid;
  grid-template: ${({ $isAlone }) => ($isAlone ? alone : inWhole)};
  gap: 0 ${space[3]};
  align-items: center;
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
`;

const Text = styled.dd`
  grid-area: text;
  ${secondaryText}
`;
