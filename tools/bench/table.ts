/** What a part of the benchmark gives back. */
export interface Table {
  title: string;
  columns: string[];
  /** One cell a column, as shown. */
  rows: string[][];
  /** How it was measured, where the columns do not say it. */
  note?: string;
  /** A sentence for each limit that was broken. */
  misses: string[];
}
