import { css } from 'styled-components';
import { belowTablet, space } from '../theme.ts';
import { cardSizes } from './PictureCard.tsx';

/** The `sizes` of the picture: on phones, the small square with what it crops. */
export const compactSizes = cardSizes.replace('94vw', '156px');

/**
 * For a card's picture and the element with its words: on phones, a small picture is beside the first words. The `Fold` and what
 * follows it get the card's whole width.
 */
export const compactCard = css`
  ${belowTablet} {
    display: grid;
    grid-template: none / 6.5rem minmax(0, 1fr);
    gap: ${space[1]} ${space[3]};
    align-items: start;
    padding: ${space[3]} ${space[3]} ${space[2]};
    & > :first-child {
      grid-row: 1 / span 4;
      width: 100%;
      height: auto;
      aspect-ratio: 1;
      min-height: 0;
      overflow: hidden;
    }
    & > :nth-child(2) {
      display: contents;
    }
    & > :nth-child(2) > * {
      grid-column: 2;
    }
    & > :nth-child(2) > :is(details[open], details:not(:last-child)),
    & > :nth-child(2) > details ~ *,
    & > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
