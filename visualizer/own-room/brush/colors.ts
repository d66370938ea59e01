import { type Color, difference, labOf, type Picture } from '../picture.ts';

export function colorAt({ data }: Picture, pixel: number): Color {
  return labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0);
}

export function nearest(color: Color, centers: readonly Color[]): number {
  let least = 40;
  for (const center of centers) least = Math.min(least, difference(color, center));
  return least;
}

/** At most this many samples are looked at: more say the same. */
const mostSamples = 400;
const rounds = 6;

/** A few colors that stand for many (k-means, started with those farthest from each other). */
export function centersOf(colors: readonly Color[], count: number): Color[] {
  const step = Math.max(colors.length / mostSamples, 1);
  const samples: Color[] = Array.from(
    { length: Math.floor(colors.length / step) },
    (_, index) => colors[Math.floor(index * step)] ?? [0, 0, 0],
  );
  const [first] = samples;
  if (!first) return [];
  let centers: Color[] = [first];
  while (centers.length < Math.min(count, samples.length)) {
    centers.push(samples.reduce((far, each) => (nearest(each, centers) > nearest(far, centers) ? each : far)));
  }
  for (let round = 0; round < rounds; round++) {
    const sums = centers.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const sample of samples) {
      let best = 0;
      for (const [index, center] of centers.entries()) {
        if (difference(sample, center) < difference(sample, centers[best] ?? center)) best = index;
      }
      const sum = sums[best];
      if (!sum) continue;
      for (const part of [0, 1, 2] as const) sum[part] += sample[part];
      sum[3] += 1;
    }
    centers = sums.flatMap(([l, a, b, total]) => (total > 0 ? [[l / total, a / total, b / total] as const] : []));
  }
  return centers;
}
