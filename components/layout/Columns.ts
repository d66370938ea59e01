import { styled } from 'styled-components';
import { from, space } from '../theme.ts';
import { Heading } from './SectionHeading.tsx';

interface ColumnsProps {
  /** Shares of the width, or 'auto' for a column as wide as what's in it. Two equal columns by default. */
  $split?: readonly (number | 'auto')[];
  /** The screens where there is room for columns. */
  $from?: 'tablet' | 'laptop';
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
  ${({ $from = 'laptop' }) => from[$from]} {
    grid-template-columns: ${({ $split = [1, 1] }) => $split.map((share) => (share === 'auto' ? share : `minmax(0, ${share}fr)`)).join(' ')};
    gap: ${space[6]};
  }
  ${from.laptop} {
    gap: ${space[7]};
  }
`;
