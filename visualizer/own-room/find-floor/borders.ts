import type { Link } from '../max-flow.ts';
import type { LabPicture } from '../picture.ts';

/** How much a border between two pixels of the same color costs if it's the floor's edge, and the difference in color that halves the cost. */
const smoothness = { cost: 16, difference: 3 } as const;

/** The borders between the pixels of a small picture, and what they cost as edges of the floor. */
export function findBorders({ width, height, l, a, b }: LabPicture): Link[] {
  const borders: Link[] = [];
  const add = (from: number, to: number) => {
    const difference = colorDifference(
      (l[to] ?? 0) - (l[from] ?? 0),
      (a[to] ?? 0) - (a[from] ?? 0),
      (b[to] ?? 0) - (b[from] ?? 0),
    );
    borders.push({ from, to, capacity: smoothness.cost / (1 + (difference / smoothness.difference) ** 2) });
  };
  for (let at = 0; at < width * height; at++) {
    if ((at + 1) % width > 0) add(at, at + 1);
    if (at + width < width * height) add(at, at + width);
  }
  return borders;
}

/** Lightness counts less, because shadows change it. */
function colorDifference(l: number, a: number, b: number): number {
  return Math.hypot(0.7 * l, a, b);
}
