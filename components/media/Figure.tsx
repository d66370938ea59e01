import { styled } from 'styled-components';
import { color, size, space } from '../theme.ts';
import { ColumnPicture, type PictureSource } from './Picture.tsx';

interface FigureProps {
  image: PictureSource;
  /** The `sizes` of the picture. */
  sizes: string;
  caption: string;
}

/** A picture with a caption under it. */
export function Figure({ image, sizes, caption }: FigureProps) {
  return (
    <figure>
      <ColumnPicture image={image} sizes={sizes} />
      <Caption>{caption}</Caption>
    </figure>
  );
}

export const Caption = styled.figcaption`
  margin-top: ${space[2]};
  font-size: ${size.small};
  color: ${color.inkMuted};
`;
