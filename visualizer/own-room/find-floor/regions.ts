import type { LabPicture } from './picture.ts';
import type { Superpixels } from './superpixels.ts';

/** Superpixels with what's known of each, and the borders between them. */
export interface Regions {
  width: number;
  height: number;
  count: number;
  labels: Int32Array;
  /** Pixels. */
  size: Float32Array;
  /** The mean color. */
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  borders: readonly Border[];
  /** The borders of each region. */
  bordersOf: readonly (readonly Border[])[];
}

interface Border {
  from: number;
  to: number;
  /** Pixels. */
  length: number;
  /** How much the two regions differ in color. */
  contrast: number;
}

export function measureRegions({ width, height, l, a, b }: LabPicture, { count, labels }: Superpixels): Regions {
  const sums = () => new Float32Array(count);
  const means = { l: sums(), a: sums(), b: sums() };
  const size = sums();
  const shared = new Map<number, { length: number; steps: number }>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const region = labels[at] ?? 0;
      size[region] = (size[region] ?? 0) + 1;
      add(means.l, region, l[at] ?? 0);
      add(means.a, region, a[at] ?? 0);
      add(means.b, region, b[at] ?? 0);
      for (const next of [x < width - 1 ? at + 1 : at, y < height - 1 ? at + width : at]) {
        const other = labels[next] ?? 0;
        if (other === region) continue;
        const key = Math.min(region, other) * count + Math.max(region, other);
        const border = shared.get(key) ?? { length: 0, steps: 0 };
        border.length += 1;
        border.steps += Math.hypot((l[next] ?? 0) - (l[at] ?? 0), (a[next] ?? 0) - (a[at] ?? 0), (b[next] ?? 0) - (b[at] ?? 0));
        shared.set(key, border);
      }
    }
  }
  for (const values of Object.values(means)) {
    for (let region = 0; region < count; region++) values[region] = (values[region] ?? 0) / (size[region] || 1);
  }
  const borders = Array.from(shared, ([key, { length, steps }]) => {
    const [from, to] = [Math.floor(key / count), key % count];
    return { from, to, length, contrast: colorDistance(means, from, to) + (2 * steps) / length };
  });
  const bordersOf: Border[][] = Array.from({ length: count }, () => []);
  for (const border of borders) {
    bordersOf[border.from]?.push(border);
    bordersOf[border.to]?.push(border);
  }
  return { width, height, count, labels, size, ...means, borders, bordersOf };
}

function add(values: Float32Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value;
}

export function colorDistance({ l, a, b }: Pick<Regions, 'l' | 'a' | 'b'>, one: number, other: number): number {
  return Math.hypot(0.7 * ((l[one] ?? 0) - (l[other] ?? 0)), (a[one] ?? 0) - (a[other] ?? 0), (b[one] ?? 0) - (b[other] ?? 0));
}

/** The other region of a border. */
export function otherSide({ from, to }: Border, region: number): number {
  return from === region ? to : from;
}
