export interface Table {
  title: string;
  /** How it was measured, if the columns don't say. */
  note?: string;
  columns: string[];
  /** One cell per column. */
  rows: string[][];
}

/** Formats the table as Markdown, with padded columns so it also reads well in a terminal. */
export function formatMarkdown({ title, note, columns, rows }: Table): string {
  const widths = columns.map((_, index) => Math.max(3, ...[columns, ...rows].map((cells) => cells[index]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, index) => pad(cell, widths[index] ?? 0, index)).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [`### ${title}`, note, [columns, rule, ...rows].map(line).join('\n')].filter(Boolean).join('\n\n');
}

/** The first column names the row; the others hold figures. */
function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (lower === undefined || upper === undefined) throw new Error('An empty list has no median');
  return (lower + upper) / 2;
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
