import { styled } from 'styled-components';
import { color, secondaryText, space } from '../theme.ts';

interface DayRuleProps {
  /** What the days are, such as an example. */
  whole?: string | undefined;
  /** In their order. Each is as long as its share, in days; the longest text sets the length of a day. */
  parts: readonly { label: string; figure: string; share: number; text?: string | undefined }[];
}

/** Days one below the other, along a folding rule with a mark for each. */
export function DayRule({ whole, parts }: DayRuleProps) {
  return (
    <figure>
      {whole && <Whole>{whole}</Whole>}
      <Days>
        {parts.map(({ label, figure, share, text }) => (
          <Part key={label} $days={share}>
            <Rule>{figure}</Rule>
            <div>
              <b>{label}</b>
              {text && <Text>{text}</Text>}
            </div>
          </Part>
        ))}
      </Days>
    </figure>
  );
}

const Whole = styled.figcaption`
  margin-bottom: ${space[2]};
  font-weight: 650;
`;

const Days = styled.ol`
  display: grid;
  grid-auto-rows: minmax(4rem, 1fr);
`;

const Part = styled.li<{ $days: number }>`
  --days: ${({ $days }) => $days};
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  grid-row: span ${({ $days }) => $days};
  gap: ${space[4]};
  line-height: 1.4;
  & > div {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.rule};
  }
`;

/** A border, because backgrounds aren't printed. */
const Rule = styled.b`
  padding: ${space[2]} 0 ${space[2]} 1.4rem;
  border: 1px solid ${color.ink};
  margin-bottom: -1px;
  white-space: nowrap;
  background:
    repeating-linear-gradient(${color.ink} 0 1px, transparent 1px calc(100% / var(--days))) 0 0 / 14px 100% no-repeat,
    repeating-linear-gradient(${color.ink} 0 1px, transparent 1px calc(100% / var(--days) / 4)) 0 0 / 7px 100% no-repeat,
    ${color.tape};
`;

const Text = styled.p`
  ${secondaryText}
`;
