import type { PointerEvent } from 'react';
import { fill } from '#schema/rules/fill.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';
import type { Point } from '../../engine/homography.ts';
import type { Size } from '../picture.ts';

export function clampTo({ width, height }: Size, { x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}

/** The pixel of the photo under a pointer. The event's element covers the whole photo. */
export function pointUnder(
  { clientX, clientY, currentTarget }: Pick<PointerEvent, 'clientX' | 'clientY' | 'currentTarget'>,
  photo: Size,
): Point {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = photo.width / width;
  return clampTo(photo, { x: (clientX - left) * scale, y: (clientY - top) * scale });
}

/** Styles that put an element at a point of the photo. */
export function positionOf({ x, y }: Point, { width, height }: Size) {
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` };
}

export function describePlace({ x, y }: Point, { width, height }: Size, words: PhotoToolsWords): string {
  return fill(words.place, { left: Math.round((x / width) * 100), top: Math.round((y / height) * 100) });
}
