import { css, styled } from 'styled-components';
import { color } from '../theme.ts';

const grip = '48px';

/** A vertical line with a knob in its middle. */
const thumb = css`
  width: ${grip};
  height: 100%;
  border: 0;
  background:
    conic-gradient(from 45deg at 0 50%, ${color.ink} 90deg, transparent 0) calc(50% - 8px) 50% / 6px 12px no-repeat,
    conic-gradient(from 225deg at 100% 50%, ${color.ink} 90deg, transparent 0) calc(50% + 8px) 50% / 6px 12px no-repeat,
    radial-gradient(circle closest-side, ${color.raised} 92%, ${color.ruleStrong} 94% 98%, transparent) 50% / 40px 40px no-repeat,
    linear-gradient(${color.raised}, ${color.raised}) 50% / 3px 100% no-repeat;
  box-shadow: none;
  cursor: ew-resize;
`;

/**
 * Reaches half a grip past both sides of the picture, so the line sits exactly where the two pictures meet. The value is the share
 * of the picture on the left. Vertical swipes still scroll the page.
 */
export const CompareSlider = styled.input`
  appearance: none;
  position: absolute;
  inset-block: 0;
  left: calc(${grip} / -2);
  width: calc(100% + ${grip});
  height: 100%;
  margin: 0;
  background: none;
  outline: none;
  touch-action: pan-y;
  cursor: ew-resize;
  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-track {
    height: 100%;
    background: none;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  @media (scripting: none) {
    display: none;
  }
`;
