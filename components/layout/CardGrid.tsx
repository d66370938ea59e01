import { styled } from 'styled-components';
import { from } from '../theme.ts';
import { rooms } from './drawing.ts';

/** A card that takes a full row of three on wide screens. */
export const wideFirstCard = ':first-child:nth-last-child(3n + 1):not(:nth-last-child(4))';

/**
 * Cards in two columns on tablets and three on wide screens. No card is ever alone in the last row: if one would be, the first
 * card takes a full row instead. Two cards and four stay in pairs.
 */
export const CardGrid = styled.ul`
  display: grid;
  ${rooms}
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    &:not(:has(> :is(:nth-child(2), :nth-child(4)):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
    & > ${wideFirstCard} {
      grid-column: 1 / -1;
    }
  }
`;
