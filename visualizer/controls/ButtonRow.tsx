import { css, styled } from 'styled-components';
import { color, space } from '#components/theme.ts';

/** A button with `aria-pressed`. */
const toggleButton = css`
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
`;

/** Toggle buttons side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media (scripting: none), print {
    display: none;
  }
  button {
    ${toggleButton}
  }
`;
