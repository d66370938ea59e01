import type { Camera } from './camera.ts';
import type { Line } from './lines.ts';
import type { Regions } from './regions.ts';

/** Radians that a line may be off. */
const tolerance = 0.06;
/** Pixels around a line that it tells something about. */
const reach = 10;

/**
 * What lines say of each region: how many upright lines and how many level ones are near it, and how many level ones are below it. Walls and
 * furniture have upright edges. A floor has none, and ends where the first long level edge crosses the way up.
 */
export function mapLines(regions: Regions, camera: Camera, lines: readonly Line[]) {
  const { width, height, count, x, y } = regions;
  const uprights = new Float32Array(width * height);
  const levels = new Float32Array(width * height);
  for (const line of lines) {
    const isUpright = Math.abs(line.to.x - line.from.x) < 0.2 * Math.abs(line.to.y - line.from.y) && !leadsAway(line, camera);
    const isLong = line.length > width / 16;
    const map = isUpright ? uprights : isLong ? levels : null;
    if (!map) continue;
    const steps = Math.ceil(line.length);
    for (let step = 0; step <= steps; step++) {
      const column = Math.round(line.from.x + ((line.to.x - line.from.x) * step) / steps);
      const row = Math.round(line.from.y + ((line.to.y - line.from.y) * step) / steps);
      if (column >= 0 && column < width && row >= 0 && row < height) map[row * width + column] = 1;
    }
  }
  const crossings = new Float32Array(width * height);
  for (let row = height - 2; row >= 0; row--) {
    for (let column = 0; column < width; column++) {
      const under = (row + 1) * width + column;
      crossings[row * width + column] = (crossings[under] ?? 0) + (levels[under] ?? 0);
    }
  }
  const [nearUprights, nearLevels] = [sumAround(uprights, width, height), sumAround(levels, width, height)];
  const at = (values: Float32Array, region: number) =>
    values[Math.round(y[region] ?? 0) * width + Math.round(x[region] ?? 0)] ?? 0;
  const each = (value: (region: number) => number) => Float32Array.from({ length: count }, (_, region) => value(region));
  return {
    upright: each((region) => Math.log1p(at(nearUprights, region) / 4)),
    level: each((region) => Math.log1p(at(nearLevels, region) / 4)),
    below: each((region) => Math.log1p(at(crossings, region))),
  };
}

function leadsAway({ from, to, length }: Line, { vanishing, horizon }: Camera): boolean {
  const [x, y] = [vanishing - (from.x + to.x) / 2, horizon - (from.y + to.y) / 2];
  return Math.abs((to.x - from.x) * y - (to.y - from.y) * x) / length / Math.hypot(x, y) < tolerance;
}

/** The sum over a square around each pixel. */
function sumAround(values: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * stride + x + 1;
      sums[at] = (values[y * width + x] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - stride] ?? 0) - (sums[at - stride - 1] ?? 0);
    }
  }
  return Float32Array.from(values, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [left, right] = [Math.max(x - reach, 0), Math.min(x + reach + 1, width)];
    const [top, bottom] = [Math.max(y - reach, 0) * stride, Math.min(y + reach + 1, height) * stride];
    return (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
  });
}
