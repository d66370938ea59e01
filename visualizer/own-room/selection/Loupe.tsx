import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '#components/theme.ts';
import type { Point } from '../../engine/homography.ts';

interface LoupeProps {
  photo: ImageBitmap;
  point: Point;
  /** Pixels of the photo per pixel of the page. */
  scale: number;
}

/** Pixels of the page. */
const side = 120;
const magnification = 2.5;

/** A magnified view of a point, in the upper corner on the other side of the photo. */
export function Loupe({ photo, point, scale }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false });
    if (!context) return;
    const source = (side * scale) / magnification;
    context.clearRect(0, 0, 2 * side, 2 * side);
    context.drawImage(photo, point.x - source / 2, point.y - source / 2, source, source, 0, 0, 2 * side, 2 * side);
  }, [photo, point, scale]);
  return (
    <Glass data-side={point.x < photo.width / 2 ? 'right' : 'left'} aria-hidden="true">
      <canvas ref={canvas} width={2 * side} height={2 * side} />
    </Glass>
  );
}

const Glass = styled.div`
  position: absolute;
  top: 8px;
  width: ${side}px;
  height: ${side}px;
  border: 3px solid ${color.raised};
  border-radius: 50%;
  outline: 1px solid ${color.dark};
  overflow: hidden;
  &[data-side='left'] {
    left: 8px;
  }
  &[data-side='right'] {
    right: 8px;
  }
  canvas {
    width: 100%;
    height: 100%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 50% 30% auto;
    height: 1px;
    background: ${color.onAccent};
    outline: 0.5px solid ${color.dark};
  }
  &::after {
    rotate: 90deg;
  }
`;
