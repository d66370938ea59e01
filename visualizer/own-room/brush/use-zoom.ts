import { type RefObject, useState } from 'react';
import type { Point } from '../../engine/homography.ts';

/** What of the photo its frame shows: how large, and which point of the photo is in the middle, in shares of its width and height. */
interface View {
  zoom: number;
  middle: Point;
}

export const mostZoom = 2.5;
const whole: View = { zoom: 1, middle: { x: 0.5, y: 0.5 } };

/** Lets visitors come closer to the photo in its frame. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState(whole);
  return {
    zoom: view.zoom,
    style: {
      transformOrigin: '0 0',
      transform: `translate(${percent(0.5 - view.middle.x * view.zoom)}, ${percent(0.5 - view.middle.y * view.zoom)}) scale(${view.zoom})`,
    },
    /** Shows a point of the photo, in shares of it, at a place of the window. Without a place, in the middle of the frame. Returns whether anything changed. */
    show(point: Point, zoom: number, place?: Point): boolean {
      const next = { zoom: Math.min(Math.max(zoom, 1), mostZoom), middle: point };
      const box = frame.current?.getBoundingClientRect();
      const at = place && box ? { x: (place.x - box.x) / box.width, y: (place.y - box.y) / box.height } : whole.middle;
      const within = (share: number) => Math.min(Math.max(share, 0.5 / next.zoom), 1 - 0.5 / next.zoom);
      next.middle = { x: within(point.x - (at.x - 0.5) / next.zoom), y: within(point.y - (at.y - 0.5) / next.zoom) };
      if (next.zoom === view.zoom && next.middle.x === view.middle.x && next.middle.y === view.middle.y) return false;
      setView(next);
      return true;
    },
    showAll: () => setView(whole),
    /** Where the frame is in the window. */
    seen: () => frame.current?.getBoundingClientRect(),
  };
}

function percent(share: number): string {
  return `${100 * share}%`;
}
