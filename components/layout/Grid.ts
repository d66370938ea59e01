import { css, styled } from 'styled-components';
import { from, space } from '../theme.ts';
import { rooms } from './drawing.ts';

interface GridProps {
  /** How many items there are. */
  $count: number;
  /** Columns on wide screens, at most. */
  $most?: 1 | 2 | 3 | 4;
  /** Whether its cards share their walls. */
  $rooms?: boolean;
  /** Whether the first item may take a full row, so that no other is alone in the last one. Without it, the columns divide the count evenly. */
  $leads?: boolean;
  /** Whether three are side by side on tablets, too. */
  $isDense?: boolean;
}

/** Items in even columns. A last row never has a single one. */
export const Grid = styled.ul<GridProps>`
  display: grid;
  gap: ${space[4]} ${space[5]};
  ${({ $rooms }) => $rooms && rooms}
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    row-gap: ${({ $rooms }) => ($rooms ? 0 : space[5])};
    ${(props) => columns(props, Math.min(props.$most ?? 4, props.$isDense ? 3 : 2))}
  }
  ${from.laptop} {
    ${(props) => columns(props, Math.min(props.$most ?? 4, 3))}
  }
  ${from.desktop} {
    ${(props) => columns(props, props.$most ?? 4)}
  }
`;

/** How many columns so many items are in on the widest screens. */
export function columnsOf({ $count, $most = 4, $leads }: GridProps): number {
  return findColumns($count, $most, $leads);
}

function columns({ $count, $leads }: GridProps, most: number) {
  const count = findColumns($count, most, $leads);
  const isLed = $leads && $count % count === 1;
  return css`
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
    & > :first-child {
      grid-column: ${isLed ? '1 / -1' : 'auto'};
    }
  `;
}

function findColumns(count: number, most: number, leads = false): number {
  if (most === 1 || count % most === 0) return most;
  // Two cards and four stay in pairs.
  if (leads && count !== 2 && count !== 4) return most;
  return findColumns(count, most - 1, leads);
}
