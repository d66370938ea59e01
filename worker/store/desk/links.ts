/** Links to visitors' pages. The desk only keeps the SHA-256 of each secret, and when the link was made. */

/** Links that visitors' devices can make for one request, by sending it again with another secret. */
const mostByVisitors = 5;

export interface Link extends Record<string, SqlStorageValue> {
  hash: string;
  /** Unix ms. */
  at: number;
  /** Who at the business made it; null if only the visitor has had it. */
  by: string | null;
}

export function addLink(sql: SqlStorage, id: string, { hash, at, by }: Link): void {
  sql.exec('INSERT OR IGNORE INTO links (request_id, hash, at, by) VALUES (?, ?, ?, ?)', id, hash, at, by);
}

/** For a request that is sent again. A link that the business has revoked stays closed, and nobody needs more than a few. Those that the business made take none of their places. */
export function addVisitorLink(sql: SqlStorage, id: string, hash: string, at: number): void {
  sql.exec(
    `INSERT OR IGNORE INTO links (request_id, hash, at) SELECT id, ?2, ?3 FROM requests
     WHERE id = ?1 AND links_revoked_at IS NULL AND (SELECT count(*) FROM links WHERE request_id = ?1 AND by IS NULL) < ${mostByVisitors}`,
    id,
    hash,
    at,
  );
}

export function findLink(sql: SqlStorage, id: string, hash: string): Link | null {
  return sql.exec<Link>('SELECT hash, at, by FROM links WHERE request_id = ? AND hash = ?', id, hash).toArray()[0] ?? null;
}

export function linksOf(sql: SqlStorage, id: string): Link[] {
  return sql.exec<Link>('SELECT hash, at, by FROM links WHERE request_id = ? ORDER BY at, hash', id).toArray();
}

/** Revokes every link that was given out until then. */
export function revokeLinks(sql: SqlStorage, id: string, at: number): void {
  sql.exec('UPDATE requests SET links_revoked_at = ? WHERE id = ?', at, id);
  sql.exec('DELETE FROM links WHERE request_id = ? AND at <= ?', id, at);
}

/** Of a request that goes. */
export function dropLinks(sql: SqlStorage, id: string): void {
  sql.exec('DELETE FROM links WHERE request_id = ?', id);
}
