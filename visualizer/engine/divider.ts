import type { Scene, TexturedFloor } from './scene.ts';

/** The floors of a scene, each with the pixel columns it fills in a picture of the given width. */
export function columnsOf({ floors: [left, right], divider }: Scene, width: number) {
  const middle = right ? dividerPixel(divider, width) : width;
  const columns: (TexturedFloor & { from: number; to: number })[] = [{ ...left, from: 0, to: middle }];
  return right ? [...columns, { ...right, from: middle, to: width }] : columns;
}

/** The first pixel column to the right of a divider. `divider` is a share of the width. */
function dividerPixel(divider: number, width: number): number {
  return Math.round(Math.min(Math.max(divider, 0), 1) * width);
}
