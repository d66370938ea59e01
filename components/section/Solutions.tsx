import { styled } from 'styled-components';
import { color, font, from, size, space } from '../theme.ts';

interface SolutionsProps {
  pairs: readonly { problem: string; solution: string }[];
}

/** Problems, each with our solution. */
export function Solutions({ pairs }: SolutionsProps) {
  return (
    <Pairs>
      {pairs.map(({ problem, solution }) => (
        <div key={problem}>
          <dt>{problem}</dt>
          <dd>{solution}</dd>
        </div>
      ))}
    </Pairs>
  );
}

const Pairs = styled.dl`
  border-bottom: 1px solid ${color.rule};
  div {
    display: grid;
    gap: ${space[2]} ${space[7]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    font: 540 ${size.h4}/1.35 ${font.heading};
  }
  dd {
    color: ${color.inkMuted};
  }
  ${from.laptop} {
    div {
      grid-template-columns: 2fr 3fr;
      align-items: baseline;
    }
  }
`;
