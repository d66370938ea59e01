import { css } from 'styled-components';
import { from } from '../../components/theme.ts';

/** The heading of a list that has nothing in it yet. Phones show only the button that fills it. */
export const emptyHeading = css`
  @media not all and (min-width: 56.25em) {
    h2[data-empty]:not(:focus) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${from.laptop} {
    h2[data-empty] {
      width: 100%;
    }
  }
`;
