/** Links to visitors' pages. Of the secret in each, the desk keeps the SHA-256 alone. */

export function addLink(sql: SqlStorage, id: string, hash: string): void {
  sql.exec('INSERT OR IGNORE INTO links (request_id, hash) VALUES (?, ?)', id, hash);
}

export function hasLink(sql: SqlStorage, id: string, hash: string): boolean {
  return sql.exec('SELECT 1 FROM links WHERE request_id = ? AND hash = ?', id, hash).toArray().length > 0;
}

export function linkHashes(sql: SqlStorage, id: string): string[] {
  return sql
    .exec<{ hash: string }>('SELECT hash FROM links WHERE request_id = ? ORDER BY rowid', id)
    .toArray()
    .map(({ hash }) => hash);
}

/** After this, no link that was ever given out opens the request. */
export function dropLinks(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM links WHERE request_id = ?', id);
}
