import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';

/** The text under a drawing or a map. */
export const Caption = styled.figcaption`
  margin-top: ${space[2]};
  font-size: ${size.small};
  color: ${color.inkMuted};
`;
