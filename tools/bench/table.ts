import { z } from 'zod';

/** What a part of the benchmark gives back. */
export const tableSchema = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  /** One cell a column, as shown. */
  rows: z.array(z.array(z.string())),
  /** How it was measured, where the columns do not say it. */
  note: z.string().optional(),
  /** A sentence for each limit that was broken. */
  misses: z.array(z.string()),
});

export type Table = z.infer<typeof tableSchema>;

/** The table as GitHub's Markdown, with what was missed below it. */
export function markdown({ title, columns, rows, note, misses }: Table): string {
  const lines = [columns, columns.map((_, index) => (index === 0 ? '---' : '---:')), ...rows].map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const parts = [`### ${title}`, note, lines.join('\n'), misses.map((miss) => `- **Missed:** ${miss}`).join('\n')];
  return parts.filter(Boolean).join('\n\n');
}

/** The table for a terminal, columns in line. */
export function plain({ title, columns, rows, note, misses }: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)));
  const aligned = lines.map((cells) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [`\n${title}`, ...(note ? [note] : []), ...aligned, ...misses.map((miss) => `MISSED: ${miss}`)].join('\n');
}

export function median(values: number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
