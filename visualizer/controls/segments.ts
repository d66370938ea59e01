import { css } from 'styled-components';
import { coveringRadio } from '#components/form/covering-radio.ts';
import { color, from, size, space } from '#components/theme.ts';

/** Radio buttons side by side that look like one control. Each is a label with the button and a span inside. */
export const segments = css`
  display: flex;
  flex-wrap: wrap;
  border: 1px solid ${color.ruleStrong};
  background: ${color.raised};
  @media (scripting: none) {
    display: none;
  }
  label {
    position: relative;
    flex: 1 1 auto;
    display: grid;
    place-items: center;
    min-height: 48px;
    padding: ${space[1]} ${space[2]};
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  label + label {
    border-left: 1px solid ${color.rule};
  }
  label:has(:checked) {
    background: ${color.dark};
    color: ${color.onDark};
  }
  label:has(:disabled) {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
    z-index: 1;
  }
  ${coveringRadio}
  ${from.laptop} {
    max-width: 24rem;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
