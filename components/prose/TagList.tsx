import { styled } from 'styled-components';
import { color, space } from '../theme.ts';

/** Short items with thin frames, in a row that wraps. */
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  li {
    padding: 0.2rem ${space[3]};
    border: 1px solid ${color.rule};
    background: ${color.raised};
    font-variant-numeric: tabular-nums;
  }
`;
