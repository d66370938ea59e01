import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { belowTablet, color, from, size, space } from '../theme.ts';

interface FoldProps {
  label: ReactNode;
  /** Covers the heading before it, as `foldedRow` lays it out, and leaves the label to screen readers. */
  isRow?: boolean;
  /** Whether to fold it away at all. */
  isFolded?: boolean;
  /** Whether it's open at first, so that phones have something to read under the section's heading. */
  isOpen?: boolean;
  children: ReactNode;
}

/** What phones fold away. Wider screens and paper show it without a summary. */
export function Fold({ label, isRow, isFolded = true, isOpen = false, children }: FoldProps) {
  if (!isFolded) return children;
  return (
    <Details data-row={isRow ? '' : undefined} open={isOpen}>
      <summary>
        <span className={isRow ? 'unseen' : undefined}>{label}</span>
        <Icon name="down" size={isRow ? 20 : 18} />
      </summary>
      {children}
    </Details>
  );
}

/** For the parent of a heading and its `Fold`: on phones, the whole row opens it. */
export const foldedRow = css`
  position: relative;
  ${belowTablet} {
    padding-block: 0.65rem;
    line-height: 1.35;
    & > :is(h2, h3, dt) {
      margin: 0;
      padding-right: ${space[6]};
      font-size: ${size.h4};
    }
  }
`;

/** For `details` whose summary is a line of text and an arrow that turns. */
export const arrowSummary = css`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: 44px;
    font-weight: 600;
    color: ${color.accent};
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Details = styled.details`
  ${arrowSummary}
  & > :not(summary) + * {
    margin-top: ${space[3]};
  }
  &[data-row] > summary {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: flex-start;
    justify-content: flex-end;
    padding-top: 0.75rem;
  }
  /* Keeps the text below readable and selectable. */
  &[data-row][open] > summary {
    bottom: auto;
    height: 2.85rem;
  }
  ${belowTablet} {
    /* The line of the summary has room enough of its own. */
    &:not([data-row], [open]) {
      margin-block: -${space[2]};
    }
    &[data-row] > :last-child {
      margin-top: ${space[2]};
      line-height: 1.5;
    }
  }
  @supports selector(::details-content) {
    ${from.tablet} {
      &&& > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
  @media print {
    &&& > summary {
      display: none;
    }
  }
`;
