import { styled } from 'styled-components';
import { from, space } from '../theme.ts';

/** A column of text, with room for a table of contents beside it on wide screens. */
export const ReadingColumns = styled.div`
  display: grid;
  & > :first-child {
    min-width: 0;
    max-width: 45rem;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 45rem) 17rem;
    justify-content: space-between;
  }
  @media print {
    display: block;
  }
`;

/** Stays in sight beside the text. Hidden on screens without room for it. */
export const ReadingSide = styled.aside`
  display: none;
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    align-content: start;
    align-self: start;
    position: sticky;
    top: 6rem;
    max-height: calc(100vh - 7rem);
    overflow: auto;
  }
`;
