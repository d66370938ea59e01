/** Links to visitors' pages. The desk only keeps the SHA-256 of each secret. */

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

/** Revokes every link that was ever given out. */
export function dropLinks(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM links WHERE request_id = ?', id);
}
