import type { KeyboardEvent } from 'react';
import type { Point } from '../../engine/homography.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The way that an arrow key goes, so far; null for other keys and where the browser or the system is meant. */
export function arrowStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, far: number): Point | null {
  const direction = altKey || ctrlKey || metaKey ? undefined : directions[key];
  return direction ? { x: direction.x * far, y: direction.y * far } : null;
}
