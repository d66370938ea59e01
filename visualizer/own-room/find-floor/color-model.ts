import type { Regions } from './regions.ts';

/** Differences that count as one step, in Lab and in texture. Light changes more on a floor than hue does. */
const steps = { color: 4.5, texture: 1.2 } as const;
/** The same for light: to tell colors apart, and to look past shadows. */
export const lightSteps = { usual: 9, shadow: 25 } as const;
/** Light from the sun or a lamp shifts colors a lot, so no color is impossible. */
const least = 1e-4;

/**
 * How common each region's color and texture are among sample regions, as a natural logarithm. Every sample counts, so sun patches and shadows
 * have a place of their own. `reach`, in pixels, makes near samples count more; without it, all count the same.
 */
export function likelihood(
  regions: Regions,
  weights: Float32Array,
  { reach = Number.POSITIVE_INFINITY, lightStep = lightSteps.usual as number } = {},
): Float32Array {
  const { count, l, a, b, across, down, x, y, size } = regions;
  const samples = Array.from(weights.keys()).filter((region) => (weights[region] ?? 0) > 0.02);
  const result = new Float32Array(count);
  for (let region = 0; region < count; region++) {
    let sum = 0;
    let total = 0;
    for (const sample of samples) {
      const far = ((x[region] ?? 0) - (x[sample] ?? 0)) ** 2 + ((y[region] ?? 0) - (y[sample] ?? 0)) ** 2;
      const weight = ((weights[sample] ?? 0) * (size[sample] ?? 0)) / (1 + far / reach ** 2);
      total += weight;
      const squared =
        (((l[region] ?? 0) - (l[sample] ?? 0)) / lightStep) ** 2 +
        (((a[region] ?? 0) - (a[sample] ?? 0)) / steps.color) ** 2 +
        (((b[region] ?? 0) - (b[sample] ?? 0)) / steps.color) ** 2 +
        (((across[region] ?? 0) - (across[sample] ?? 0)) / steps.texture) ** 2 +
        (((down[region] ?? 0) - (down[sample] ?? 0)) / steps.texture) ** 2;
      if (squared < 18) sum += weight * Math.exp(-squared / 2);
    }
    result[region] = Math.log((total > 0 ? sum / total : 0) + least);
  }
  return result;
}
