import { styled } from 'styled-components';
import { belowTablet } from '../theme.ts';

/** Around a hero. On phones, its picture is half as high as it's wide, so that what comes next is nearer. */
export const Shallow = styled.div`
  picture {
    align-self: start;
    ${belowTablet} {
      aspect-ratio: 2;
    }
  }
`;
