import { styled } from 'styled-components';
import { color } from './theme.ts';

export interface PictureSource {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
  alt: string;
}

interface PictureProps {
  image: PictureSource;
  /** The `sizes` of the layout, e.g. '(min-width: 900px) 50vw, 100vw'. */
  sizes: string;
  /** The first picture of a page: fetched at once and before others. */
  first?: boolean;
  className?: string;
}

/** A picture in modern formats and several widths; its place is kept while it loads. */
export function Picture({ image, sizes, first = false, className }: PictureProps) {
  const { src, w, h } = image.img;
  return (
    <Frame className={className}>
      {Object.entries(image.sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={image.alt}
        width={w}
        height={h}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? undefined : 'async'}
      />
    </Frame>
  );
}

const Frame = styled.picture`
  display: block;
  background: ${color.sunken};
  overflow: hidden;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
