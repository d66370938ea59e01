import { styled } from 'styled-components';
import { color, radius, size, space } from '../../components/theme.ts';

/** A framed section with a heading and rows of figures: names on the left, values on the right. */
export const FigurePanel = styled.section`
  padding: ${space[5]};
  border: 1px solid ${color.rule};
  border-radius: ${radius.large};
  background: ${color.raised};
  h3 {
    font-size: ${size.h4};
  }
  dl div {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    border-top: 1px solid ${color.rule};
  }
  dt {
    font-size: ${size.small};
    line-height: 1.9;
    color: ${color.inkMuted};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
