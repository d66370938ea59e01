import { boxMean } from '../find-floor/box-mean.ts';
import { type Color, difference, type Size } from '../picture.ts';

/** How colors are spread on one side of an edge, near each cell. */
interface Side {
  /** As a share of the cells near it. */
  share: Float32Array;
  means: readonly Float32Array[];
  /** Of each of the three parts of a color. */
  variance: Float32Array;
}

/** Fewer cells on a side say nothing, as a share of those around. */
const leastShare = 0.01;
/** Noise and grain, in Lab. */
const leastVariation = 4;
/** Colors that are farther from the mean than that, in variances, are all as unlikely. */
const farthest = 30;

/**
 * How likely colors are on both sides of an edge, by those near each cell. A few cells on the wrong side, such as the legs of a chair, hardly change
 * it. `sides` has 1 for cells inside, 0 for those outside, and -1 where nobody knows. Returns how much likelier a color is inside near a cell: the
 * logarithm, or 0 if one side isn't near.
 */
export function localColors(size: Size, colors: readonly Color[], sides: Int8Array, radius: number) {
  const inside = spread(size, colors, sides, 1, radius);
  const outside = spread(size, colors, sides, 0, radius);
  return (color: Color, cell: number): number => {
    if (Math.min(inside.share[cell] ?? 0, outside.share[cell] ?? 0) < leastShare) return 0;
    return (surprise(color, cell, outside) - surprise(color, cell, inside)) / 2;
  };
}

function spread({ width, height }: Size, colors: readonly Color[], sides: Int8Array, side: number, radius: number): Side {
  const sum = (value: (color: Color, cell: number) => number) => {
    const values = new Float32Array(colors.length);
    for (const [cell, color] of colors.entries()) if (sides[cell] === side) values[cell] = value(color, cell);
    return boxMean(values, width, height, radius);
  };
  const share = sum(() => 1);
  const mean = (sums: Float32Array) => sums.map((value, cell) => value / Math.max(share[cell] ?? 0, leastShare));
  const means = ([0, 1, 2] as const).map((part) => mean(sum((color) => color[part])));
  const away = mean(sum((color, cell) => difference(color, colorOf(means, cell)) ** 2));
  return { share, means, variance: away.map((squared) => squared / 3 + leastVariation ** 2) };
}

function colorOf([l, a, b]: Side['means'], cell: number): Color {
  return [l?.[cell] ?? 0, a?.[cell] ?? 0, b?.[cell] ?? 0];
}

function surprise(color: Color, cell: number, { means, variance }: Side): number {
  const spread = variance[cell] ?? 1;
  return Math.min(difference(color, colorOf(means, cell)) ** 2 / spread, farthest) + 3 * Math.log(spread);
}
