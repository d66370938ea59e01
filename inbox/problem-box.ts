import { css } from 'styled-components';
import { color, space } from '#components/theme.ts';

/** For a paragraph that says what went wrong. */
export const problemBox = css`
  padding: ${space[2]} ${space[3]};
  border-left: 4px solid ${color.signal};
  background: ${color.signalSoft};
  line-height: 1.45;
`;
