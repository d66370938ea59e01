import { css } from 'styled-components';
import { from, unseen } from '#components/theme.ts';

/** The heading of a list that has nothing in it yet. Phones show only the button that fills it. */
export const emptyHeading = css`
  @media not all and (min-width: 56.25em) {
    h2[data-empty]:not(:focus) {
      ${unseen}
    }
  }
  ${from.laptop} {
    h2[data-empty] {
      width: 100%;
    }
  }
`;
