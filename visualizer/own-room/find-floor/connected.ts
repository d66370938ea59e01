/** The part of an area that's connected to some of its pixels. */
export function connectedTo(starts: readonly number[], whole: Uint8Array, width: number): Uint8Array {
  const area = new Set(starts.filter((at) => whole[at]));
  for (const at of area) {
    const neighbors = [at - width, at + width, at - 1, at + 1].filter((next) => Math.abs((next % width) - (at % width)) < 2);
    for (const next of neighbors) if (whole[next]) area.add(next);
  }
  return whole.map((_, at) => (area.has(at) ? 1 : 0));
}
