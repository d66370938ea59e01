/** In letters. */
const mostInNarrow = 60;
const longestFigure = 16;

/** How a table of these rows fits on phones: as it is, or with the figure of one column beside the row's name. */
export function phoneTable(rows: readonly (readonly string[])[]): { isNarrow: boolean; figure: number | undefined } {
  const columns = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const figure = columns.findLastIndex((length) => length <= longestFigure);
  return {
    isNarrow: columns.length === 2 || columns.reduce((sum, length) => sum + length, 0) <= mostInNarrow,
    figure: figure > 0 ? figure : undefined,
  };
}
