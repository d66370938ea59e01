import { createContext, use } from 'react';
import { styled } from 'styled-components';
import { from } from '../theme.ts';

/** The condition of `from.laptop`. */
const wide = from.laptop.replace('@media ', '');

export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  alt: string;
  /** Its main color, as CSS. */
  color: string;
}

interface PictureProps {
  image: PictureSource;
  /** The `sizes` of the layout, e.g. '(min-width: 900px) 50vw, 100vw'. */
  sizes: string;
  /** The first picture of a page: fetched at once and before others. */
  first?: boolean;
  /** Fetched only where `from.laptop` of the theme holds. What shows it hides it elsewhere. */
  wideOnly?: boolean;
  className?: string;
}

export interface Preload {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string | undefined;
}

/** Filled while a page is rendered: what its head asks for before the body is read. */
export const PagePreloads = createContext<Preload[] | null>(null);

/** A picture in modern formats and several widths; its place is kept, in its main color, while it loads. */
export function Picture({ image, sizes, first = false, wideOnly = false, className }: PictureProps) {
  const { src, w, h } = image.img;
  const preloads = use(PagePreloads);
  const srcSet = image.sources.avif;
  if (first && srcSet) {
    preloads?.push({ type: 'image/avif', srcSet, sizes, media: wideOnly ? wide : undefined });
  }
  return (
    <Frame className={className} $color={image.color} data-wide-only={wideOnly ? '' : undefined}>
      {Object.entries(image.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={image.alt}
        width={w}
        height={h}
        // Lazy, one that is not shown is not fetched.
        loading={first && !wideOnly ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </Frame>
  );
}

const Frame = styled.picture<{ $color: string }>`
  display: block;
  background: ${({ $color }) => $color};
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
