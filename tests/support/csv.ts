/** A small parser of RFC 4180, as strict as the format. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)|([^",\r\n]*)(,|\r\n)/y;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`No CSV at ${at}: ${text.slice(at, at + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[3] ?? '');
    if ((found[2] ?? found[4]) === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
