import { styled } from 'styled-components';
import { from, space } from '../theme.ts';
import { rooms } from './drawing.ts';

/** A grid whose last row is always full. With `data-rooms`, its cards share their walls. Spread the result of `evenColumns` into it. */
export const EvenGrid = styled.ul`
  display: grid;
  gap: ${space[5]};
  &[data-rooms] {
    ${rooms}
  }
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    &[data-tablet='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${from.laptop} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${from.desktop} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** Column counts that divide `count` evenly: up to `most` on wide screens, up to two on tablets. */
export function evenColumns(count: number, most: 2 | 3 | 4 = 4) {
  return { 'data-columns': findColumns(count, most), 'data-tablet': findColumns(count, 2) };
}

function findColumns(count: number, most: number): number {
  return count % most === 0 ? most : findColumns(count, most - 1);
}
