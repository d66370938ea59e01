/** In letters. */
const mostInNarrow = 60;
const longestFigure = 26;
const longestWord = 16;

/** How a table of these rows fits on phones: as it is, or with the last column of figures, or else of words, beside the row's name. */
export function phoneTable(rows: readonly (readonly string[])[]): { isNarrow: boolean; figure: number | undefined } {
  const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? '')) ?? [];
  const lengths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const figures = columns.findLastIndex((cells) => cells.every((cell) => /\d/.test(cell) && cell.length <= longestFigure));
  const figure = figures > 0 ? figures : lengths.findLastIndex((length) => length <= longestWord);
  return {
    isNarrow: columns.length === 2 || (columns.length === 3 && lengths.reduce((sum, length) => sum + length, 0) <= mostInNarrow),
    figure: figure > 0 ? figure : undefined,
  };
}
