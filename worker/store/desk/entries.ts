/** Notes and the audit trail of requests. */

interface Entry {
  id: string;
  kind: 'note' | 'event';
  text: string;
  /** Null if the website itself wrote it. */
  by: string | null;
  /** Unix ms. */
  at: number;
}

export function addEntry(sql: SqlStorage, { id, kind, text, by, at }: Entry): void {
  sql.exec('INSERT INTO entries (request_id, at, by, kind, text) VALUES (?, ?, ?, ?, ?)', id, at, by, kind, text);
}

export function countNotes(sql: SqlStorage, id: string): number {
  return sql.exec<{ n: number }>(`SELECT count(*) AS n FROM entries WHERE request_id = ? AND kind = 'note'`, id).one().n;
}
