import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fill } from '#schema/rules/fill.ts';
import { Split } from '../layout/Layout.tsx';
import { useWords } from '../page-language.ts';
import { belowTablet, color, from, size, space } from '../theme.ts';
import { Fold, foldedRow } from './Fold.tsx';

interface FoldedPartProps {
  heading: string;
  level?: 'h2' | 'h3';
  /** Whether phones fold it away. */
  isFolded?: boolean;
  /** Whether phones show its beginning before it's opened. */
  isPeeking?: boolean;
  children: ReactNode;
}

/** A small heading and what belongs to it. On phones, it's a row that opens. */
export function FoldedPart({ heading, level: Level = 'h2', isFolded, isPeeking, children }: FoldedPartProps) {
  const words = useWords('shared');
  const Shown = isPeeking ? PeekingPart : Part;
  return (
    <Shown>
      <Level>{heading}</Level>
      <Fold label={fill(words.detailsOf, { name: heading })} isRow isFolded={isFolded}>
        {children}
      </Fold>
    </Shown>
  );
}

const Part = styled.div`
  h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
  h3 {
    margin-bottom: ${space[3]};
  }
  ${foldedRow}
  ${belowTablet} {
    margin-top: -1px;
    border-block: 1px solid ${color.rule};
    & > :not(details) + :not(details) {
      margin-top: ${space[2]};
    }
  }
`;

const PeekingPart = styled(Part)`
  ${belowTablet} {
    /* A text apart from what stands in a span, or the first of its links. */
    details:not([open]) {
      &::details-content {
        content-visibility: visible;
      }
      & > summary + * ~ *,
      & > p > span,
      & > ul > li + li {
        display: none;
      }
    }
    details > p {
      margin-top: ${space[2]};
    }
  }
`;

/** Parts side by side on wide screens. */
export const FoldedColumns = styled(Split)`
  &[data-columns='3'] {
    ${from.laptop} {
      grid-template-columns: repeat(3, 1fr);
      gap: ${space[6]};
    }
  }
  ${belowTablet} {
    gap: 0;
    /* There's a line above already. */
    & > :first-child {
      border-top: 0;
    }
  }
`;
