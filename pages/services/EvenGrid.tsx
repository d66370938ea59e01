import { styled } from 'styled-components';
import { from, space } from '../../components/theme.ts';

/** A list whose last row is full; takes what `evenColumns` returns. One column on phones. */
export const EvenGrid = styled.ul`
  display: grid;
  gap: ${space[5]};
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

/** Columns that divide `count`: at most `most` on wide screens, at most two on tablets. */
export function evenColumns(count: number, most: 2 | 3 | 4 = 4) {
  return { 'data-columns': greatestDivisor(count, most), 'data-tablet': greatestDivisor(count, 2) };
}

function greatestDivisor(count: number, most: number): number {
  return count % most === 0 ? most : greatestDivisor(count, most - 1);
}
