/** In pixels across, adding up to the widest thing that counts as thin. */
const steps = [1, 2, 4, 8];
/** Differences in light from 0 to 1. Below, it's not a leg, and neither is anything that's about as common on the floor as its own pattern. */
const leastDifference = 0.08;
const pattern = { share: 0.93, factor: 1.3 } as const;
/** Pixels. Shorter things are specks. */
const leastHeight = 8;

/** How much lighter or darker each pixel is than both what's left and what's right of it, as the legs of chairs and tables are. */
export function thinness(light: Float32Array, width: number): Float32Array {
  const withoutDark = spread(spread(light, width, 1, 1), width, -1, -1);
  const withoutLight = spread(spread(light, width, 1, -1), width, -1, 1);
  return light.map((value, at) => Math.max((withoutDark[at] ?? 0) - value, value - (withoutLight[at] ?? 0)));
}

/** The most (1) or the least (-1) of each pixel and those to the right (1) or the left (-1) of it. A function to choose with would take four times as long. */
function spread(values: Float32Array, width: number, way: 1 | -1, sign: 1 | -1): Float32Array {
  const result = values.slice();
  for (const step of steps) {
    for (let start = 0; start < result.length; start += width) {
      const first = way > 0 ? start : start + width - 1;
      for (let at = first; Math.abs(at - first) < width - step; at += way) {
        const next = result[at + way * step] ?? 0;
        if (sign * (next - (result[at] ?? 0)) > 0) result[at] = next;
      }
    }
  }
  return result;
}

/** Takes the legs of chairs and tables out of the floor: thin things that hang from something that isn't floor. */
export function withoutLegs(floor: Float32Array, thin: Float32Array, width: number): Float32Array {
  const sample = thin.filter((_, at) => at % 17 === 0 && isLikelyFloor(floor, at)).sort();
  const usual = sample[Math.floor(sample.length * pattern.share)] ?? 0;
  const least = Math.max(leastDifference, pattern.factor * usual);
  // Not in the first column, so that a leg doesn't go on at the other side of the picture.
  const isLeg = (at: number) => (thin[at] ?? 0) > least && at % width > 0 && isLikelyFloor(floor, at);
  const around = [-width, 0, width].flatMap((row) => [row - 1, row, row + 1]);
  const seen = new Uint8Array(floor.length);
  const result = floor.slice();
  for (let start = width; start < floor.length; start++) {
    if (seen[start] || !isLeg(start) || isLikelyFloor(floor, start - width)) continue;
    const leg = [start];
    seen[start] = 1;
    for (const at of leg) {
      for (const next of around.map((offset) => at + offset)) {
        if (seen[next] || !isLeg(next)) continue;
        seen[next] = 1;
        leg.push(next);
      }
    }
    const bottom = leg.reduce((lowest, at) => Math.max(lowest, at), start);
    if (bottom - start >= leastHeight * width) for (const at of leg) result[at] = 0;
  }
  return result;
}

function isLikelyFloor(floor: Float32Array, at: number): boolean {
  return (floor[at] ?? 0) > 0.5;
}
