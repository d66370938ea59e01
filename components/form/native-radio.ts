import { css } from 'styled-components';

/**
 * For labels that cover their radio button and show its state with `:has`. Without it (Firefox before 121), the browser's own
 * button appears in a corner.
 */
export const nativeRadio = css`
  @supports not selector(:has(*)) {
    input {
      inset: 4px 4px auto auto;
      width: 18px;
      height: 18px;
      opacity: 1;
    }
  }
`;
