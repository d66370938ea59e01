/** CSV (RFC 4180), meant for spreadsheets. */

import { shorten } from '#schema/rules/shorten.ts';

/** At the start of the file, it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The longest cell that Excel takes, in UTF-16 code units. The rest of a longer one spills into the next row. */
const longestCell = 32_767;

/**
 * An apostrophe keeps spreadsheets from running a cell as a formula (OWASP, CSV injection). Some run full-width signs too, and some
 * split cells at semicolons or tabs. It also keeps the zero of a zip code, and a number with a country code from becoming 5.25512E+11.
 */
function csvCell(text: string): string {
  const harmless = text.replace(/(^|[;\t])(?=[=+\-@\t\r\n＝＋－＠])|^(?=0\d+$|\d{12,}$)/g, "$1'");
  const cell = harmless.length > longestCell ? `${shorten(harmless, longestCell - 1)}…` : harmless;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
