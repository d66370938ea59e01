/** CSV (RFC 4180), meant for spreadsheets. */

/** At the start of the file, it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** An apostrophe keeps spreadsheets from running a cell as a formula (OWASP, CSV injection). Some run full-width signs too. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
