import { styled } from 'styled-components';
import { space } from '../theme.ts';

/** Side by side, and on more lines where there is no room: buttons, links, short items. `as="ul"` makes it a list. */
export const Row = styled.div<{ $gap?: keyof typeof space; $isSpread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isSpread }) => ($isSpread ? 'space-between' : 'start')};
  gap: ${space[2]} ${({ $gap = 3 }) => space[$gap]};
`;
