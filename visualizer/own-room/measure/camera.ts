import { product } from '../../engine/homography.ts';
import { type Quad, type Size, unitToPixels } from '../selection/quad.ts';

/** How far a hand misses a corner, of the photo's longer side. */
const miss = 0.00125;
/** More than this, as a share, a missed corner may not change the outcome. */
const tolerance = 0.12;
/** Focal lengths of cameras, of the photo's longer side: from the widest of phones to a portrait lens. */
const focalLengths = { least: 0.35, most: 4 } as const;

/**
 * Depth over width of the marked rectangle, or null where the photo does not tell.
 *
 * Four corners alone leave it open: a long room taken with a long lens looks like a short one taken with a wide one. It is
 * settled by the focal length, and that by the two vanishing points of the rectangle's sides, which lie a right angle apart, if
 * two things are assumed: the photo's middle is the lens's (the photo was not cropped to one side), and pixels are square. Where one
 * pair of sides runs nearly parallel in the photo its vanishing point is too far away to be found: then small misses of the corners
 * change the outcome much, which is tried here, and the visitor has to give the second length.
 */
export function depthOverWidth(quad: Quad, size: Size): number | null {
  const found = solved(quad, size);
  if (found === null) return null;
  const step = miss * Math.max(size.width, size.height);
  for (const [index, corner] of quad.entries()) {
    for (const [x, y] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const [a, b, c, d] = quad.map((each, other) => (other === index ? { x: corner.x + x, y: corner.y + y } : each));
      const missed = a && b && c && d ? solved([a, b, c, d], size) : null;
      if (missed === null || Math.abs(Math.log(missed / found)) > tolerance) return null;
    }
  }
  return found;
}

function solved(quad: Quad, { width, height }: Size): number | null {
  const longer = Math.max(width, height);
  // Counted from the middle, in longer sides.
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
  if (!(focal >= focalLengths.least && focal <= focalLengths.most)) return null;
  const across = (a * a + d * d) / focalSquared + g * g;
  const away = (b * b + e * e) / focalSquared + h * h;
  return Math.sqrt(away / across);
}
