import { styled } from 'styled-components';
import { color, space } from '#components/theme.ts';

/** Buttons side by side. Those with `aria-pressed` are switches. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media print {
    display: none;
  }
  button {
    min-height: 48px;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.ruleStrong};
    background: ${color.raised};
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
    &:hover {
      border-color: ${color.ink};
    }
    &[aria-pressed='true'] {
      border-color: ${color.dark};
      background: ${color.dark};
      color: ${color.onDark};
    }
  }
`;
