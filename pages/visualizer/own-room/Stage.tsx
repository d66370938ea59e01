import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../../../components/theme.ts';

interface StageProps {
  photo: ImageBitmap;
  /** What the photo is marked with; takes its whole area. */
  children: ReactNode;
}

/** The photo as large as the page and the window allow, with room for thumbs beside it. */
export function Stage({ photo, children }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ratio = photo.width / photo.height;
  useEffect(() => {
    canvas.current?.getContext('2d', { alpha: false })?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <Frame style={{ aspectRatio: `${ratio}`, maxWidth: `calc(74svh * ${ratio})` }}>
      <canvas ref={canvas} width={photo.width} height={photo.height} role="img" aria-label="Your photo" />
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  border: 1px solid ${color.rule};
  border-radius: ${radius.small};
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
  canvas {
    display: block;
    border-radius: inherit;
  }
`;
