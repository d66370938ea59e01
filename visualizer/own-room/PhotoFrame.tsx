import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useWords } from '#components/page-language.ts';
import { color, headerHeight } from '#components/theme.ts';

interface PhotoFrameProps {
  photo: ImageBitmap;
  /** Drawn over the photo, at its full size. */
  children: ReactNode;
  /** Sticks to the top on phones while the controls scroll below it. */
  isSticky?: boolean;
}

/** The photo, as large as fits while leaving room for a thumb to scroll the page. */
export function PhotoFrame({ photo, children, isSticky = false }: PhotoFrameProps) {
  const words = useWords('photoTools');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d', { alpha: false })?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <Frame $ratio={photo.width / photo.height} data-sticky={isSticky ? '' : undefined}>
      <canvas ref={canvas} width={photo.width} height={photo.height} role="img" aria-label={words.photo} />
      {children}
    </Frame>
  );
}

const Frame = styled.div<{ $ratio: number }>`
  position: relative;
  width: 100%;
  max-width: calc(74svh * ${({ $ratio }) => $ratio});
  aspect-ratio: ${({ $ratio }) => $ratio};
  border: 1px solid ${color.rule};
  background: ${color.sunken};
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  & > * {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  @media (max-width: 899px) {
    &[data-sticky] {
      position: sticky;
      top: ${headerHeight};
      z-index: 1;
      max-width: calc(42svh * ${({ $ratio }) => $ratio});
    }
  }
  canvas {
    display: block;
  }
`;
