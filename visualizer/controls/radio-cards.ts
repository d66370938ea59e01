import { css } from 'styled-components';
import { coveringRadio } from '#components/form/covering-radio.ts';
import { color } from '#components/theme.ts';

/** Cards to choose one from. Each is a label with an invisible radio button all over it, a name (b) and a detail (small). */
export const radioCards = css`
  label {
    position: relative;
    display: grid;
    cursor: pointer;
  }
  ${coveringRadio}
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
