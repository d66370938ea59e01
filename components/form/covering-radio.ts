import { css } from 'styled-components';

/** For labels that an invisible radio button covers, and that show its state with `:has`. The label needs `position: relative`. */
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
`;
