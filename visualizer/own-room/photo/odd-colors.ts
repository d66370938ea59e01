import { boxMean } from '../find-floor/box-mean.ts';
import { labOf } from '../picture.ts';

interface Floor {
  width: number;
  height: number;
  /** Red, green, blue and alpha, pixel by pixel. */
  photo: Uint8ClampedArray;
  /** Of the same size, as opaque as the pixel is floor. */
  mask: Uint8ClampedArray;
}

/** In Lab, from the color that the floor has in the same light. Boards and tiles differ by less from each other. */
const leastDifference = 14;
/** Pixels around an odd one that are odd, too, if a good part of their surroundings is: the fringes of a rug, the rim of a glare. */
const rim = { reach: 2, share: 0.3 } as const;

/**
 * Finds what isn't of the floor's main color in any light: a covered rug, a window's glare on gloss. Returns 1 for each of these pixels. Light and
 * shadow change how light a color is and, in the same measure, how colorful.
 */
export function oddColors({ width, height, photo, mask }: Floor): Uint8Array {
  const floor: number[] = [];
  for (let at = 0; at < width * height; at++) if ((mask[at * 4 + 3] ?? 0) > 127) floor.push(at);
  const colors = floor.map((at) => labOf(photo[at * 4] ?? 0, photo[at * 4 + 1] ?? 0, photo[at * 4 + 2] ?? 0));
  const middle = (part: 0 | 1 | 2) =>
    colors.map((color) => color[part]).sort((one, other) => one - other)[colors.length >> 1] ?? 0;
  const [light, red, blue] = [Math.max(middle(0), 1), middle(1), middle(2)];
  const odd = new Float32Array(width * height);
  for (const [index, at] of floor.entries()) {
    const [l, a, b] = colors[index] ?? [0, 0, 0];
    if (Math.hypot(a - (red * l) / light, b - (blue * l) / light) > leastDifference) odd[at] = 1;
  }
  return Uint8Array.from(boxMean(odd, width, height, rim.reach), (share) => (share > rim.share ? 1 : 0));
}
