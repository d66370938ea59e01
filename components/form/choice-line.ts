import { css } from 'styled-components';
import { color, space } from '../theme.ts';

/** For a label with its checkbox or radio button before the words. */
export const choiceLine = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
