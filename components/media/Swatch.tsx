import { styled } from 'styled-components';
import { Picture } from './Picture.tsx';

/** A strip of floor: the lower half of a picture. */
export const Swatch = styled(Picture)`
  width: 100%;
  aspect-ratio: 3;
  max-height: 9rem;
  img {
    object-position: 50% 100%;
  }
`;
