/** The name that takes the fewest changed letters to get from this one, for messages about typos. */
export function closestSpelling(name: string, names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => distance(name, a) - distance(name, b))[0];
}

/** Levenshtein's distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[column + 1], row[column], next[column]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
