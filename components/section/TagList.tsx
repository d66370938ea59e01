import { styled } from 'styled-components';
import { color, radius, space } from '../theme.ts';

/** Short items in a row that wraps, each in a thin frame. */
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  li {
    padding: 0.2rem ${space[3]};
    border: 1px solid ${color.rule};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-variant-numeric: tabular-nums;
  }
`;
