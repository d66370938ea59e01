import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, headerHeight } from '#components/theme.ts';
import type { useZoom } from './brush/use-zoom.ts';

interface PhotoFrameProps {
  ref: RefObject<HTMLDivElement | null>;
  photo: ImageBitmap;
  zoom: ReturnType<typeof useZoom>;
  /** Drawn over the photo, at its full size. */
  children: ReactNode;
  /** In a corner of the frame, at any zoom. */
  corner: ReactNode;
}

/** The photo, as large as fits. On phones it sticks to the top while visitors scroll through the floors. */
export function PhotoFrame({ ref, photo, zoom, children, corner }: PhotoFrameProps) {
  const words = useWords('photoTools');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d', { alpha: false })?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <Frame ref={ref} tabIndex={-1} $ratio={photo.width / photo.height}>
      <Layers style={zoom.style}>
        <canvas ref={canvas} width={photo.width} height={photo.height} role="img" aria-label={words.photo} />
        {children}
      </Layers>
      <Corner>{corner}</Corner>
    </Frame>
  );
}

const Frame = styled.div<{ $ratio: number }>`
  position: relative;
  width: 100%;
  /* The bar with the brush, and the one with the quote, fit below it. */
  max-width: calc((100svh - 20rem) * ${({ $ratio }) => $ratio});
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${color.sunken};
  overflow: hidden;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  scroll-margin-top: ${headerHeight};
  &:focus {
    outline: none;
  }
  @media screen and (max-width: 56.2em) and (min-height: 35em) {
    position: sticky;
    z-index: 2;
    top: ${headerHeight};
    max-width: calc(50svh * ${({ $ratio }) => $ratio});
    margin-inline: auto;
  }
`;

const Layers = styled.div`
  position: absolute;
  inset: 0;
  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  canvas {
    display: block;
  }
`;

const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;
`;
