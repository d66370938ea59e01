import { css } from 'styled-components';
import { color } from '../theme.ts';

/** For a button that looks like a link. */
export const textButton = css`
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  color: ${color.accent};
  cursor: pointer;
`;
