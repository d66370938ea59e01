import { otherSide, type Regions } from './regions.ts';

/**
 * How far each region is from the nearest start along the cheapest path (Dijkstra's algorithm). `starts` maps regions to what it costs to start
 * there. `step` adds a border to the distance before it.
 */
export function distancesFrom(
  { count, bordersOf }: Pick<Regions, 'count' | 'bordersOf'>,
  starts: ReadonlyMap<number, number>,
  step: (distance: number, contrast: number) => number,
): Float32Array {
  const distances = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const queue = new Queue();
  for (const [region, cost] of starts) {
    distances[region] = cost;
    queue.add(region, cost);
  }
  for (let next = queue.take(); next; next = queue.take()) {
    const { region, distance } = next;
    if (distance > (distances[region] ?? 0)) continue;
    for (const border of bordersOf[region] ?? []) {
      const to = otherSide(border, region);
      const reached = Math.fround(step(distance, border.contrast));
      if (reached >= (distances[to] ?? 0)) continue;
      distances[to] = reached;
      queue.add(to, reached);
    }
  }
  return distances;
}

interface Entry {
  region: number;
  distance: number;
}

/** A binary heap: the entry with the smallest distance comes first. */
class Queue {
  readonly #entries: Entry[] = [];

  add(region: number, cost: number): void {
    const entry = { region, distance: Math.fround(cost) };
    let at = this.#entries.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0; parent = (at - 1) >> 1) {
      const above = this.#entries[parent];
      if (!above || above.distance <= entry.distance) break;
      this.#entries[at] = above;
      at = parent;
    }
    this.#entries[at] = entry;
  }

  take(): Entry | undefined {
    const first = this.#entries[0];
    const last = this.#entries.pop();
    if (!first || !last || this.#entries.length === 0) return first;
    let at = 0;
    for (;;) {
      const [left, right] = [this.#entries[2 * at + 1], this.#entries[2 * at + 2]];
      const isRight = right !== undefined && left !== undefined && right.distance < left.distance;
      const child = isRight ? right : left;
      if (!child || child.distance >= last.distance) break;
      this.#entries[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    this.#entries[at] = last;
    return first;
  }
}
