import type { Tap } from '../../visualizer/own-room/floor-network/floor-network.ts';

/** Where the floor is: 255 on it, 0 elsewhere, gray where nobody knows. */
export interface Labels {
  width: number;
  height: number;
  data: Uint8Array;
}

const isKnown = (value: number) => value < 64 || value > 191;
const isFloor = (value: number) => value > 191;

/** The floor that both have, divided by the floor that either has. */
export function overlap({ data }: Labels, isFound: (at: number) => boolean): number {
  let [both, either] = [0, 0];
  for (const [at, value] of data.entries()) {
    if (!isKnown(value)) continue;
    if (isFloor(value) && isFound(at)) both += 1;
    if (isFloor(value) || isFound(at)) either += 1;
  }
  return either > 0 ? both / either : 1;
}

const step = 8; // pixels; a finger isn't finer

/** Where a person would tap: the middle of the largest patch that is wrong. Null if nothing is. */
export function bestTap({ width, height, data }: Labels, mask: Uint8ClampedArray): Tap | null {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const at = (cell: number) => (Math.floor(cell / columns) * step + step / 2) * width + (cell % columns) * step + step / 2;
  const kinds = Array.from({ length: columns * rows }, (_, cell) => {
    const [label, found] = [data[at(cell)] ?? 0, (mask[at(cell)] ?? 0) > 127];
    return isKnown(label) && isFloor(label) !== found ? Number(isFloor(label)) : null;
  });
  const largest = patchesOf(kinds, columns).reduce<number[]>((most, patch) => (patch.length > most.length ? patch : most), []);
  let left = new Set(largest);
  let tap = largest[0];
  while (left.size > 0) {
    const inside = new Set([...left].filter((cell) => neighborsOf(cell, columns).every((next) => left.has(next))));
    tap = [...left].at(left.size >> 1);
    left = inside;
  }
  if (tap === undefined) return null;
  return { x: at(tap) % width, y: Math.floor(at(tap) / width), isFloor: kinds[tap] === 1 };
}

function patchesOf(kinds: readonly (number | null)[], columns: number): number[][] {
  const isUsed = new Set<number>();
  return Array.from(kinds.keys()).flatMap((start) => {
    if (kinds[start] === null || isUsed.has(start)) return [];
    const patch = [start];
    isUsed.add(start);
    for (const cell of patch) {
      for (const next of neighborsOf(cell, columns)) {
        if (isUsed.has(next) || kinds[next] !== kinds[start]) continue;
        isUsed.add(next);
        patch.push(next);
      }
    }
    return [patch];
  });
}

/** Cells beside the picture are -1, which is in no patch. */
function neighborsOf(cell: number, columns: number): number[] {
  const column = cell % columns;
  return [column > 0 ? cell - 1 : -1, column < columns - 1 ? cell + 1 : -1, cell - columns, cell + columns];
}
