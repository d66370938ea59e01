import { useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { device } from '../form/kept.ts';

/** Bank cards, IDs and driver's licenses (ISO/IEC 7810 ID-1), in millimeters. */
export const card = { length: 85.6, width: 53.98, corner: 3.18 };

/** The side of the square that a floor's picture shows: 14.4 inches, in millimeters. */
export const pictureSide = 365.76;

const storageKey = 'screen-scale';
/** Any screen from a poster's to twice the finest phone's. */
const storedSchema = z.number().check(z.minimum(1), z.maximum(60));

/**
 * CSS pixels per millimeter of this screen, or null until a card has been measured. It's kept in the screen's own pixels, so that it stays
 * right when the browser zooms.
 */
export function useScale() {
  const density = useSyncExternalStore(
    onResize,
    () => devicePixelRatio,
    () => 1,
  );
  const kept = useSyncExternalStore(
    onResize,
    () => device.read(storageKey, storedSchema),
    () => null,
  );
  const [chosen, setChosen] = useState<number>();
  const pixels = chosen ?? kept;
  return {
    scale: pixels === null ? null : pixels / density,
    /** Returns false if it's only for this visit. */
    keepScale(scale: number): boolean {
      setChosen(scale * density);
      return device.keep(storageKey, scale * density);
    },
  };
}

/** Whether two fingers have enlarged the page, which the scale doesn't know. */
export function useIsEnlarged(): boolean {
  return useSyncExternalStore(
    onResize,
    () => (visualViewport?.scale ?? 1) > 1.01,
    () => false,
  );
}

/** Of the screen: zooming and turning a phone count as that. */
export function onResize(listen: () => void): () => void {
  addEventListener('resize', listen);
  visualViewport?.addEventListener('resize', listen);
  return () => {
    removeEventListener('resize', listen);
    visualViewport?.removeEventListener('resize', listen);
  };
}
