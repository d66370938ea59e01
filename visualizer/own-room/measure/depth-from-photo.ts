import { product } from '../../engine/homography.ts';
import { type Quad, type Size, unitToPixels } from '../selection/quad.ts';

/** How far off a hand-placed corner usually is, as a share of the photo's longer side. */
const handError = 0.00125;
/** How much such an error may change the ratio, as a share of it. */
const tolerance = 0.12;
/** As shares of the photo's longer side, from the widest phone camera to a portrait lens. */
const focalLengths = { min: 0.35, max: 4 } as const;

/**
 * The ratio of the marked rectangle's depth to its width, or null if the photo doesn't show it clearly.
 *
 * Four corners alone aren't enough: a long room taken with a long lens looks like a short one taken with a wide lens. We also need the
 * focal length. It follows from the vanishing points of the rectangle's sides, because those sides meet at a right angle. This assumes
 * that the photo is centered (not cropped to one side) and that its pixels are square. If one pair of sides is nearly parallel in the
 * photo, its vanishing point is very far away, and small errors in the corners change the ratio a lot. So we try such errors, and if
 * the ratio changes too much, the visitor has to enter both lengths.
 */
export function depthOverWidth(quad: Quad, size: Size): number | null {
  const found = solveRatio(quad, size);
  if (found === null) return null;
  const step = handError * Math.max(size.width, size.height);
  for (const [index, corner] of quad.entries()) {
    for (const [x, y] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const [a, b, c, d] = quad.map((each, other) => (other === index ? { x: corner.x + x, y: corner.y + y } : each));
      const moved = a && b && c && d ? solveRatio([a, b, c, d], size) : null;
      if (moved === null || Math.abs(Math.log(moved / found)) > tolerance) return null;
    }
  }
  return found;
}

function solveRatio(quad: Quad, { width, height }: Size): number | null {
  const longer = Math.max(width, height);
  // Measured from the center, in units of the longer side.
  const [[a, b], [d, e], [g, h]] = product(
    [
      [1 / longer, 0, -width / 2 / longer],
      [0, 1 / longer, -height / 2 / longer],
      [0, 0, 1],
    ],
    unitToPixels(quad),
  );
  const focalSquared = -(a * b + d * e) / (g * h);
  const focal = Math.sqrt(focalSquared);
  if (!(focal >= focalLengths.min && focal <= focalLengths.max)) return null;
  const across = (a * a + d * d) / focalSquared + g * g;
  const away = (b * b + e * e) / focalSquared + h * h;
  return Math.sqrt(away / across);
}
