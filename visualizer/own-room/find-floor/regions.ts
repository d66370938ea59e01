import type { Link } from './max-flow.ts';
import type { LabPicture } from './picture.ts';
import type { Superpixels } from './superpixels.ts';

/** How much a border between regions of the same color costs if it's the floor's edge, per pixel, and the contrast that halves the cost. */
const smoothness = { cost: 0.5, contrast: 10 } as const;

/** Superpixels with what's known of each, and what their borders cost as edges of the floor. */
export interface Regions {
  width: number;
  height: number;
  count: number;
  labels: Int32Array;
  /** Pixels. */
  size: Float32Array;
  /** The mean lightness. */
  l: Float32Array;
  borders: readonly Link[];
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
    const contrast = colorDistance(means, from, to) + (2 * steps) / length;
    return { from, to, capacity: (smoothness.cost * length) / (1 + (contrast / smoothness.contrast) ** 2) };
  });
  return { width, height, count, labels, size, l: means.l, borders };
}

function add(values: Float32Array, index: number, value: number): void {
  values[index] = (values[index] ?? 0) + value;
}

function colorDistance({ l, a, b }: Omit<LabPicture, 'width' | 'height'>, one: number, other: number): number {
  return Math.hypot(0.7 * ((l[one] ?? 0) - (l[other] ?? 0)), (a[one] ?? 0) - (a[other] ?? 0), (b[one] ?? 0) - (b[other] ?? 0));
}
