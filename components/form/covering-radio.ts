import { css } from 'styled-components';

/**
 * For labels that an invisible radio button covers, and that show its state with `:has`. Without it (Firefox before 121), the
 * browser's own button appears in a corner. The label needs `position: relative`.
 */
export const coveringRadio = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @supports not selector(:has(*)) {
    input {
      inset: 4px 4px auto auto;
      width: 18px;
      height: 18px;
      opacity: 1;
    }
  }
`;
