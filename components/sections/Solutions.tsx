import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { Fold, foldedRow } from '../folds/Fold.tsx';
import { useWords } from '../page-language.ts';
import { belowTablet, color, font, from, size, space } from '../theme.ts';

interface SolutionsProps {
  pairs: readonly { problem: string; solution: string }[];
  /** Whether the first one is open on phones, because no sentence comes before it. */
  isFirstOpen?: boolean;
}

/** Problems, each with our solution. */
export function Solutions({ pairs, isFirstOpen = false }: SolutionsProps) {
  const words = useWords('shared');
  return (
    <Pairs>
      {pairs.map(({ problem, solution }, index) => (
        <div key={problem}>
          <dt>{problem}</dt>
          <dd>
            <Fold label={fill(words.detailsOf, { name: problem })} isRow isOpen={isFirstOpen && index === 0}>
              <p>{solution}</p>
            </Fold>
          </dd>
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
    ${foldedRow}
  }
  ${belowTablet} {
    div {
      gap: 0;
    }
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
