import { styled } from 'styled-components';
import { color, size } from '../../../components/theme.ts';

/** An error message below its field. */
export const Alert = styled.p`
  font-size: ${size.small};
  font-weight: 550;
  color: ${color.signal};
  &:empty {
    position: absolute;
  }
`;
