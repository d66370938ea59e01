import { styled } from 'styled-components';
import { from, space } from '#components/theme.ts';

interface ColumnsProps {
  /** Shares of the width on laptops and wider. */
  $first: number;
  $second: number;
}

/** Words and a picture: side by side on wide screens, one below the other on narrow ones. With `data-split="early"`, tablets have two equal columns. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    &:where([data-split]) {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, ${({ $first }) => $first}fr) minmax(0, ${({ $second }) => $second}fr);
    gap: ${space[6]};
    align-items: center;
  }
`;
