import { type Cells, sides } from '../minimum-cut.ts';
import { type Color, difference, type LabPicture } from '../picture.ts';

/** How much a border between two pixels of the same color costs if it's the floor's edge, and the difference in color that halves the cost. */
const smoothness = { cost: 16, difference: 3 } as const;

/** The borders between the pixels of a small picture, and what they cost as edges of the floor. */
export function findBorders({ width, height, l, a, b }: LabPicture): Omit<Cells, 'gains'> {
  const beside = new Int32Array(4 * width * height).fill(-1);
  const holds = new Float64Array(4 * width * height);
  const colorAt = (at: number): Color => [l[at] ?? 0, a[at] ?? 0, b[at] ?? 0];
  const add = (from: number, to: number, side: number) => {
    const jump = difference(colorAt(from), colorAt(to));
    const hold = smoothness.cost / (1 + (jump / smoothness.difference) ** 2);
    for (const [arc, other] of [
      [from * 4 + side, to],
      [to * 4 + (side ^ 1), from],
    ] as const) {
      beside[arc] = other;
      holds[arc] = hold;
    }
  };
  for (let at = 0; at < width * height; at++) {
    if ((at + 1) % width > 0) add(at, at + 1, sides.right);
    if (at + width < width * height) add(at, at + width, sides.below);
  }
  return { beside, holds };
}
