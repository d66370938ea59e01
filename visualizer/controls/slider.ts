import { css } from 'styled-components';
import { color } from '#components/theme.ts';

/** A slider as high as a finger needs it. */
export const slider = css`
  width: 100%;
  height: 48px;
  margin: 0;
  accent-color: ${color.accent};
  cursor: pointer;
`;
