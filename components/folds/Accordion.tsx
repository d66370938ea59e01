import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { belowTablet, color, font, size, space } from '../theme.ts';

/** Rows that open without a script. Paper shows them open. */
export function Accordion({ items }: { items: readonly { heading: string; body: ReactNode }[] }) {
  return (
    <FoldList>
      {items.map(({ heading, body }) => (
        <details key={heading}>
          <summary>
            <h3>{heading}</h3>
            <Icon name="down" />
          </summary>
          {body}
        </details>
      ))}
    </FoldList>
  );
}

const FoldList = styled.div`
  border-top: 1px solid ${color.rule};
  details {
    border-bottom: 1px solid ${color.rule};
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[4]};
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: ${color.accent};
    transition: transform 150ms ease-out;
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  ${belowTablet} {
    summary {
      padding-block: 0.65rem;
    }
  }
  h3 {
    font: 540 ${size.h4}/1.3 ${font.heading};
  }
  details > p {
    scroll-margin-top: 6rem;
    color: ${color.inkMuted};
  }
  details > :last-child {
    padding-bottom: ${space[5]};
  }
`;
