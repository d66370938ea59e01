import { createContext, use } from 'react';
import { styled } from 'styled-components';
import { from } from '../theme.ts';

/** The media query of `from.laptop`. */
const laptopQuery = from.laptop.replace('@media ', '');

export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  alt: string;
  /** The picture's main color, as CSS. */
  color: string;
}

interface PictureProps {
  image: PictureSource;
  /** The `sizes` of the layout, e.g. '(min-width: 900px) 50vw, 100vw'. */
  sizes: string;
  /** True for a page's first picture, which is fetched before the others. */
  isFirst?: boolean;
  /** Fetched on laptops and wider only. The parent must hide it on smaller screens. */
  isWideOnly?: boolean;
  className?: string;
}

export interface Preload {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string | undefined;
}

/** Collects the pictures to preload while a page renders. */
export const PagePreloads = createContext<Preload[] | null>(null);

/** A picture in several formats and widths. Its main color fills the space until it loads. */
export function Picture({ image, sizes, isFirst = false, isWideOnly = false, className }: PictureProps) {
  const { src, w, h } = image.img;
  const preloads = use(PagePreloads);
  const srcSet = image.sources.avif;
  if (isFirst && srcSet) {
    preloads?.push({ type: 'image/avif', srcSet, sizes, media: isWideOnly ? laptopQuery : undefined });
  }
  return (
    <Placeholder className={className} $color={image.color} data-wide-only={isWideOnly ? '' : undefined}>
      {Object.entries(image.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={image.alt}
        width={w}
        height={h}
        // Browsers skip a hidden picture only if it's lazy.
        loading={isFirst && !isWideOnly ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </Placeholder>
  );
}

const Frame = styled.picture`
  display: block;
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Apart from the frame, so each color is one rule. */
const Placeholder = styled(Frame)<{ $color: string }>`
  background: ${({ $color }) => $color};
`;

/** The usual frame of a picture inside a page. */
export const FramedPicture = styled(Picture)`
  aspect-ratio: 3 / 2;
`;

/** The frame of a picture in `Columns`: a strip where they're one below the other. */
export const ColumnPicture = styled(Picture)`
  aspect-ratio: 5 / 2;
  ${from.laptop} {
    aspect-ratio: 3 / 2;
  }
`;
