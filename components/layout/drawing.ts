import { css } from 'styled-components';
import { color } from '../theme.ts';

/** A dimension line as on a floor plan: a slash crosses each end. For an element or pseudo-element of its own. */
export const dimensionLine = css`
  height: 13px;
  margin-inline: -6px;
  background:
    linear-gradient(135deg, transparent 46%, currentColor 46% 54%, transparent 54%) 0 / 13px no-repeat,
    linear-gradient(135deg, transparent 46%, currentColor 46% 54%, transparent 54%) 100% / 13px no-repeat,
    linear-gradient(currentColor 0 0) 50% / calc(100% - 12px) 1px no-repeat;
  color: ${color.ruleStrong};
`;

/** A measuring tape as a background. Its marks hang from the upper edge, and every fourth is longer. */
export const tape = css`
  background:
    repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 1px 24px) 0 0 / 100% 4px no-repeat,
    repeating-linear-gradient(90deg, ${color.ink} 0 1px, transparent 1px 96px) 0 0 / 100% 9px no-repeat,
    ${color.tape};
`;

/** What marks an item of a list: a plank, 7 times as long as wide. It's a border, because backgrounds aren't printed. */
export const plankMark = css`
  content: '';
  position: absolute;
  left: 0;
  top: 0.72em;
  width: 14px;
  border-top: 2px solid ${color.ink};
`;

/** Cards as the rooms of a floor plan, with thick outer walls. Each thin wall between two of them is drawn once. */
export const rooms = css`
  gap: 0;
  border: 3px solid ${color.ink};
  & > * {
    margin: 0 -1px -1px 0;
    border-color: ${color.ink};
  }
`;
