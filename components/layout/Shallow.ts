import { styled } from 'styled-components';
import { from } from '../theme.ts';

/** Around a hero. Above the words, its picture is at most half as high as it's wide, so that what comes next is nearer. */
export const Shallow = styled.div`
  picture {
    align-self: start;
    aspect-ratio: 2;
    ${from.tablet} {
      aspect-ratio: 5 / 2;
    }
    ${from.laptop} {
      aspect-ratio: 4 / 3;
    }
  }
`;
