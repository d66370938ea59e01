/** CSV (RFC 4180), meant for spreadsheets. */

/** At the start of the file, it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * An apostrophe keeps spreadsheets from running a cell as a formula (OWASP, CSV injection). Some run full-width signs too, and some
 * split cells at semicolons or tabs.
 */
function csvCell(text: string): string {
  const harmless = text.replace(/(^|[;\t])(?=[=+\-@\t\r\n＝＋－＠])/g, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
