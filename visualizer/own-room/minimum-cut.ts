/** Where the cells right, left, below and above of a cell stand in lists with four entries a cell. Changing the last bit gives the opposite. */
export const sides = { right: 0, left: 1, below: 2, above: 3 } as const;

/** Cells that hold together with those beside them. */
export interface Cells {
  /** What it's worth to let a cell in. Below 0 it's what that costs. */
  gains: Float64Array;
  /** The four beside each cell, in the order of `sides`. -1 if there is none. */
  beside: Int32Array;
  /** What it costs to divide a cell from each of those four, as much from either side. */
  holds: Float64Array;
}

/** Smaller amounts are rounding errors. */
const least = 1e-9;

/**
 * Divides cells into two groups at the lowest cost: what's gained flows from the cells that want in to those that want out, as far as what holds them
 * together lets it through (Dinic's algorithm). Returns 1 for each cell that is in.
 */
export function minimumCut({ gains, beside, holds }: Cells): Uint8Array {
  const count = gains.length;
  const wants = gains.slice();
  const room = holds.slice();
  const level = new Int32Array(count);
  const tried = new Uint8Array(count);
  const queue = new Int32Array(count);
  const path = new Int32Array(count);

  /** Counts how many steps each cell is from one that has something to send. False if none that takes it can be reached. */
  function findLevels(): boolean {
    level.fill(-1);
    tried.fill(0);
    let end = 0;
    for (let cell = 0; cell < count; cell++) {
      if ((wants[cell] ?? 0) <= least) continue;
      level[cell] = 0;
      queue[end++] = cell;
    }
    let last = count;
    for (let index = 0; index < end; index++) {
      const cell = queue[index] ?? 0;
      const next = (level[cell] ?? 0) + 1;
      if (next > last) break;
      for (let arc = cell * 4; arc < cell * 4 + 4; arc++) {
        const to = beside[arc] ?? -1;
        if (to < 0 || level[to] !== -1 || (room[arc] ?? 0) <= least) continue;
        level[to] = next;
        queue[end++] = to;
        // What takes it any farther away can wait for the next round.
        if ((wants[to] ?? 0) < -least) last = next;
      }
    }
    return last < count;
  }

  /** Sends what a cell wants along rising levels to cells that take it. */
  function send(from: number): void {
    let length = 0;
    let cell = from;
    while ((wants[from] ?? 0) > least) {
      if ((wants[cell] ?? 0) < -least) {
        let amount = Math.min(wants[from] ?? 0, -(wants[cell] ?? 0));
        for (let step = 0; step < length; step++) amount = Math.min(amount, room[path[step] ?? 0] ?? 0);
        for (let step = 0; step < length; step++) {
          const arc = path[step] ?? 0;
          const back = (beside[arc] ?? 0) * 4 + ((arc & 3) ^ 1);
          room[arc] = (room[arc] ?? 0) - amount;
          room[back] = (room[back] ?? 0) + amount;
        }
        wants[from] = (wants[from] ?? 0) - amount;
        wants[cell] = (wants[cell] ?? 0) + amount;
        [cell, length] = [from, 0];
        continue;
      }
      const arc = nextArc(cell);
      if (arc >= 0) {
        path[length++] = arc;
        cell = beside[arc] ?? from;
        continue;
      }
      if (length === 0) return;
      // A dead end. Don't try it again.
      level[cell] = -2;
      cell = (path[--length] ?? 0) >> 2;
    }
  }

  function nextArc(cell: number): number {
    for (let side = tried[cell] ?? 0; side < 4; side++) {
      const arc = cell * 4 + side;
      tried[cell] = side;
      const to = beside[arc] ?? -1;
      if (to >= 0 && level[to] === (level[cell] ?? 0) + 1 && (room[arc] ?? 0) > least) return arc;
    }
    return -1;
  }

  while (findLevels()) for (let cell = 0; cell < count; cell++) if (level[cell] === 0) send(cell);
  return Uint8Array.from(level, (steps) => (steps >= 0 ? 1 : 0));
}
