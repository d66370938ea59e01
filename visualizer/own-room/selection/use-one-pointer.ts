import { type PointerEvent, useRef } from 'react';

/**
 * The one pointer that draws or drags. A second finger cancels, since two fingers pinch and never draw, and nothing starts again until all
 * are lifted.
 */
export function useOnePointer() {
  const owner = useRef<number | null>(null);
  return {
    /** Starts to follow a pointer. Returns false if another one is down. */
    take({ isPrimary, pointerId, currentTarget }: PointerEvent): boolean {
      const isFree = isPrimary && owner.current === null;
      owner.current = isFree ? pointerId : null;
      if (isFree) currentTarget.setPointerCapture(pointerId);
      return isFree;
    },
    owns: ({ pointerId }: PointerEvent) => owner.current === pointerId,
    release() {
      owner.current = null;
    },
  };
}
