import type { Tap } from '../../../visualizer/own-room/find-floor/find-floor.ts';

/** The intersection of two masks over their union. A pixel of 128 or more is floor. */
export function overlap(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let [both, either] = [0, 0];
  for (let at = 0; at < one.length; at++) {
    const [first, second] = [(one[at] ?? 0) > 127, (other[at] ?? 0) > 127];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return either === 0 ? 1 : both / either;
}

/** Taps where a visitor would: in the middle of the largest wrong area. */
export function tapOnError(found: Uint8ClampedArray, truth: Uint8ClampedArray, { width }: { width: number }): Tap {
  const wrong = found.map((value, at) => (value > 127 === (truth[at] ?? 0) > 127 ? 0 : 1));
  const depth = depthsOf(wrong, width);
  const middle = largestArea(wrong, width).reduce((best, at) => ((depth[at] ?? 0) > (depth[best] ?? 0) ? at : best), 0);
  return { x: middle % width, y: Math.floor(middle / width), isFloor: (truth[middle] ?? 0) > 127 };
}

/** The distance of each wrong pixel to the nearest right one, along rows and columns. */
function depthsOf(wrong: Uint8ClampedArray, width: number): Uint16Array {
  const depth = new Uint16Array(wrong.length);
  const next = (at: number, steps: readonly number[]) =>
    wrong[at] ? Math.min(...steps.map((step) => depth[at + step] ?? 0)) + 1 : 0;
  for (let at = 0; at < wrong.length; at++) depth[at] = at % width ? next(at, [-1, -width]) : 0;
  for (let at = wrong.length - 1; at >= 0; at--) depth[at] = Math.min(depth[at] ?? 0, next(at, [1, width]));
  return depth;
}

function largestArea(wrong: Uint8ClampedArray, width: number): number[] {
  const isSeen = new Uint8Array(wrong.length);
  let largest: number[] = [];
  for (let start = 0; start < wrong.length; start++) {
    if (!wrong[start] || isSeen[start]) continue;
    const area = [start];
    isSeen[start] = 1;
    for (let index = 0; index < area.length; index++) {
      const at = area[index] ?? start;
      for (const next of [at % width ? at - 1 : at, (at + 1) % width ? at + 1 : at, at - width, at + width]) {
        if (!wrong[next] || isSeen[next]) continue;
        isSeen[next] = 1;
        area.push(next);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
}
