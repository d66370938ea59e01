import { css } from 'styled-components';
import { nativeRadio } from '../../components/form/native-radio.ts';
import { color, radius } from '../../components/theme.ts';

/** Cards to choose one from. Each is a label with an invisible radio button all over it, a name (b) and a detail (small). */
export const radioCards = css`
  label {
    position: relative;
    display: grid;
    border-radius: ${radius.small};
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  ${nativeRadio}
  b,
  small {
    font-size: 0.8125rem;
  }
  b {
    font-weight: 600;
  }
  small {
    color: ${color.inkMuted};
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;
