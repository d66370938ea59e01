import type { KeyboardEvent } from 'react';
import type { Point } from '../../engine/homography.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The step that an arrow key makes. Null for other keys and for shortcuts of the browser or the system. */
export function arrowStep({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, distance: number): Point | null {
  const direction = altKey || ctrlKey || metaKey ? undefined : directions[key];
  return direction ? { x: direction.x * distance, y: direction.y * distance } : null;
}
