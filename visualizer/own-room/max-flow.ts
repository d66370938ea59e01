/** An edge between two nodes of a graph that can carry the same flow in both directions. */
export interface Link {
  from: number;
  to: number;
  capacity: number;
}

/**
 * Divides nodes into two groups at the lowest cost (Dinic's algorithm). A node costs its positive gain if it's left out and its negative gain if
 * it's let in; a link costs its capacity if it's cut. Returns 1 for each node that is in.
 */
export function minimumCut(gains: Float64Array, links: readonly Link[]): Uint8Array {
  const count = gains.length;
  const [source, sink] = [count, count + 1];
  const graph = new FlowGraph(count + 2, links.length + count);
  for (const { from, to, capacity } of links) graph.add(from, to, capacity, capacity);
  for (const [node, gain] of gains.entries()) {
    if (gain > 0) graph.add(source, node, gain, 0);
    else graph.add(node, sink, -gain, 0);
  }
  while (graph.findLevels(source, sink)) while (graph.push(source, sink)) {}
  return Uint8Array.from({ length: count }, (_, node) => (graph.isReached(node) ? 1 : 0));
}

/** Smaller capacities are rounding errors. */
const least = 1e-9;

class FlowGraph {
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #to: Int32Array;
  readonly #left: Float64Array;
  readonly #level: Int32Array;
  readonly #current: Int32Array;
  readonly #queue: Int32Array;
  #arcs = 0;

  constructor(nodes: number, links: number) {
    this.#first = new Int32Array(nodes).fill(-1);
    this.#level = new Int32Array(nodes);
    this.#current = new Int32Array(nodes);
    this.#queue = new Int32Array(nodes);
    this.#next = new Int32Array(2 * links);
    this.#to = new Int32Array(2 * links);
    this.#left = new Float64Array(2 * links);
  }

  /** Adds an arc and its reverse, which always have neighboring numbers. */
  add(from: number, to: number, capacity: number, reverse: number): void {
    this.#addArc(from, to, capacity);
    this.#addArc(to, from, reverse);
  }

  #addArc(from: number, to: number, capacity: number): void {
    const arc = this.#arcs++;
    this.#to[arc] = to;
    this.#left[arc] = capacity;
    this.#next[arc] = this.#first[from] ?? -1;
    this.#first[from] = arc;
  }

  isReached(node: number): boolean {
    return (this.#level[node] ?? -1) >= 0;
  }

  /** Counts how many arcs each node is from the source. False if the sink can't be reached. */
  findLevels(source: number, sink: number): boolean {
    this.#level.fill(-1);
    this.#level[source] = 0;
    this.#current.set(this.#first);
    this.#queue[0] = source;
    for (let index = 0, end = 1; index < end; index++) {
      const node = this.#queue[index] ?? source;
      // What's as far as the sink leads to it on no shorter way.
      if (this.isReached(sink) && (this.#level[node] ?? 0) >= (this.#level[sink] ?? 0)) break;
      for (let arc = this.#first[node] ?? -1; arc >= 0; arc = this.#next[arc] ?? -1) {
        const to = this.#to[arc] ?? 0;
        if (this.isReached(to) || (this.#left[arc] ?? 0) <= least) continue;
        this.#level[to] = (this.#level[node] ?? 0) + 1;
        this.#queue[end++] = to;
      }
    }
    return this.isReached(sink);
  }

  /** Pushes flow along one path of rising levels. False if there is none. */
  push(source: number, sink: number): boolean {
    const path: number[] = [];
    let node = source;
    while (node !== sink) {
      const arc = this.#nextArc(node);
      if (arc >= 0) {
        path.push(arc);
        node = this.#to[arc] ?? sink;
        continue;
      }
      const back = path.pop();
      if (back === undefined) return false;
      // A dead end. Don't try it again.
      this.#level[node] = -2;
      node = this.#to[back ^ 1] ?? source;
    }
    let amount = Number.POSITIVE_INFINITY;
    for (const arc of path) amount = Math.min(amount, this.#left[arc] ?? 0);
    for (const arc of path) {
      this.#left[arc] = (this.#left[arc] ?? 0) - amount;
      this.#left[arc ^ 1] = (this.#left[arc ^ 1] ?? 0) + amount;
    }
    return true;
  }

  #nextArc(node: number): number {
    let arc = this.#current[node] ?? -1;
    while (arc >= 0) {
      const rises = (this.#level[this.#to[arc] ?? 0] ?? -1) === (this.#level[node] ?? 0) + 1;
      if (rises && (this.#left[arc] ?? 0) > least) break;
      arc = this.#next[arc] ?? -1;
    }
    this.#current[node] = arc;
    return arc;
  }
}
