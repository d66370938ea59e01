import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { belowTablet, color, font, from, size, space } from '../theme.ts';

interface FoldProps {
  label: ReactNode;
  /** What the label of a row is, which folds on all screens. Without it, only phones fold. */
  heading?: 'h2' | 'h3' | 'span';
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** What isn't read by everybody, under a line that opens it. Paper shows it open. */
export function Fold({ label, heading: Level, isOpen = false, children }: FoldProps) {
  if (!Level) {
    return (
      <PhoneFold open={isOpen}>
        <Summary>
          <span>{label}</span>
          <Icon name="down" size={18} />
        </Summary>
        {children}
      </PhoneFold>
    );
  }
  return (
    <RowFold open={isOpen}>
      <Summary>
        <Level>{label}</Level>
        <Icon name="down" />
      </Summary>
      {children}
    </RowFold>
  );
}

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  font-weight: 600;
  color: ${color.accent};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    transition: transform 150ms ease-out;
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
`;

const PhoneFold = styled.details`
  @supports selector(::details-content) {
    ${from.tablet} {
      ${Summary} {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;

const RowFold = styled.details`
  border-bottom: 1px solid ${color.rule};
  padding-bottom: 0;
  &[open] {
    padding-bottom: ${space[5]};
  }
  & > ${Summary} {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[4]};
    ${belowTablet} {
      padding-block: 0.65rem;
    }
  }
  ${Summary} :is(h2, h3, span) {
    margin: 0;
    font: 540 ${size.h4}/1.3 ${font.heading};
    color: ${color.ink};
  }
  & > p {
    scroll-margin-top: 6rem;
    color: ${color.inkMuted};
  }
`;

interface FoldsProps {
  items: readonly { heading: string; body: ReactNode; isOpen?: boolean }[];
}

/** A list of rows that open. */
export function Folds({ items }: FoldsProps) {
  return (
    <FoldList>
      {items.map(({ heading, body, isOpen }) => (
        <Fold key={heading} label={heading} heading="h3" isOpen={isOpen}>
          {body}
        </Fold>
      ))}
    </FoldList>
  );
}

const FoldList = styled.div`
  border-top: 1px solid ${color.rule};
`;
