/** How many letters are wrong, missing, too many, or swapped with the next one. */
export function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let a = 1; a <= one.length; a++) {
    const row = [a];
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1];
      const isSwapped = one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      row[b] = Math.min(
        at(rows, a - 1, b) + 1,
        (row[b - 1] ?? 0) + 1,
        at(rows, a - 1, b - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows, a - 2, b - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows[a] = row;
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
