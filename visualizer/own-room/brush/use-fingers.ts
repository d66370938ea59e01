import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from '../../engine/homography.ts';
import type { useZoom } from './use-zoom.ts';

/** Fingers on the photo. Two move it and come closer, and nothing is painted again until all are lifted. With a mouse, the wheel does the same. */
export function useFingers(zoom: ReturnType<typeof useZoom>, surface: RefObject<HTMLElement | null>) {
  const places = useRef(new Map<number, Point>());
  const isPinching = useRef(false);
  const pinch = useRef({ distance: 1, zoom: 1, under: { x: 0.5, y: 0.5 } });

  const underPlace = ({ x, y }: Point): Point => {
    const box = surface.current?.getBoundingClientRect();
    return box ? { x: (x - box.x) / box.width, y: (y - box.y) / box.height } : { x: 0.5, y: 0.5 };
  };
  const two = () => {
    const [one = { x: 0, y: 0 }, other = one] = places.current.values();
    return {
      distance: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    };
  };

  const roll = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && zoom.zoom === 1) return;
    const place = { x: event.clientX, y: event.clientY };
    const isZoom = event.ctrlKey || event.metaKey;
    const next = isZoom ? zoom.zoom * Math.exp(-event.deltaY / 200) : zoom.zoom;
    const from = isZoom ? place : { x: place.x + event.deltaX, y: place.y + event.deltaY };
    if (zoom.show(underPlace(from), next, place) || isZoom) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const listen = (event: WheelEvent) => roll(event);
    // React's own listener can't keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [surface]);

  return {
    /** Returns how many there are now, or 0 until all are lifted after two were down. */
    put({ pointerId, clientX, clientY }: PointerEvent): number {
      places.current.set(pointerId, { x: clientX, y: clientY });
      if (places.current.size === 2) {
        const { distance, middle } = two();
        isPinching.current = true;
        pinch.current = { distance, zoom: zoom.zoom, under: underPlace(middle) };
      }
      return isPinching.current ? 0 : places.current.size;
    },
    /** Returns whether the finger isn't one that paints. */
    move({ pointerId, clientX, clientY }: PointerEvent): boolean {
      if (!places.current.has(pointerId)) return true;
      places.current.set(pointerId, { x: clientX, y: clientY });
      if (places.current.size === 2) {
        const { distance, middle } = two();
        zoom.show(pinch.current.under, (pinch.current.zoom * distance) / pinch.current.distance, middle);
      }
      return isPinching.current;
    },
    /** Returns whether it ends a stroke. */
    lift({ pointerId }: PointerEvent): boolean {
      const isStroke = places.current.delete(pointerId) && !isPinching.current;
      if (places.current.size === 0) isPinching.current = false;
      return isStroke;
    },
  };
}
