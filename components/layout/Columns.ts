import { css, styled } from 'styled-components';
import { from, space } from '../theme.ts';
import { Heading } from './SectionHeading.tsx';

interface ColumnsProps {
  /** Shares of the width, or 'auto' for a column as wide as what's in it. Two equal columns by default. */
  $split?: readonly (number | 'auto')[];
  /** Set if tablets have room for two equal columns, too. */
  $from?: 'tablet';
  $align?: 'start' | 'center';
}

/** Parts side by side on wide screens, one below the other on narrow ones and on paper. */
export const Columns = styled.div<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: ${({ $align = 'start' }) => $align};
  /* The gap is enough. */
  & > ${Heading} {
    margin-bottom: 0;
  }
  ${({ $from }) =>
    $from === 'tablet' &&
    css`
      ${from.tablet} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: ${space[6]};
      }
    `}
  ${from.laptop} {
    grid-template-columns: ${({ $split = [1, 1] }) => $split.map((share) => (share === 'auto' ? share : `minmax(0, ${share}fr)`)).join(' ')};
    gap: ${space[7]};
  }
`;
