/** CSV by RFC 4180, made to be opened in a spreadsheet. */

/** A mark at the beginning, by which spreadsheets know the text as UTF-8. */
export const byteOrderMark = '\uFEFF';

export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A cell that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection); some take wide signs too. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
