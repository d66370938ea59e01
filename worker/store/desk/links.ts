/** Links to visitors' pages. The desk only keeps the SHA-256 of each secret, and when the link was made. */

import type { LinkWay } from '#schema/api/quote.ts';
import { minuteMs } from '#schema/rules/duration.ts';
import { DeskApi } from './api.ts';
import { addEvent } from './change.ts';
import type { Person } from './openers.ts';
import { enqueue } from './outbox.ts';
import { findRow } from './rows.ts';
import { addRow, findFirst } from './sql.ts';

/** How long a customer has to read and sign on our own device, in milliseconds. */
const tableTime = 60 * minuteMs;

export class Links extends DeskApi {
  /** False if the request isn't there. */
  async add(id: string, hash: string, way: 'text' | 'table', person: Person): Promise<boolean> {
    const isAdded = this.core.transact((now) => {
      const row = findRow(this.sql, id);
      if (!row) return false;
      // Later than the links that were revoked in the same moment.
      const at = Math.max(now, (row.links_revoked_at ?? 0) + 1);
      addLink(this.sql, id, {
        hash,
        at,
        by: person.by,
        opener: person.opener,
        way,
        until: way === 'table' ? now + tableTime : null,
      });
      addEvent(this.sql, id, way === 'table' ? 'Handed over the device to sign' : 'Made a link', { ...person, now });
      return true;
    });
    await this.core.announceChange();
    return isAdded;
  }

  /** False if the request isn't there. */
  async revoke(id: string, person: Person): Promise<boolean> {
    const isRevoked = this.core.transact((now) => {
      if (!findRow(this.sql, id)) return false;
      revokeLinks(this.sql, id, now);
      addEvent(this.sql, id, 'Revoked all links', { ...person, now });
      return true;
    });
    await this.core.announceChange();
    return isRevoked;
  }
}

export interface Link extends Record<string, SqlStorageValue> {
  hash: string;
  /** Unix ms. */
  at: number;
  /** Who at the business made it; null if only the visitor has had it. */
  by: string | null;
  /** What they signed in with. The link ends with it. */
  opener: string | null;
  way: LinkWay;
  until: number | null;
}

export function addLink(sql: SqlStorage, id: string, link: Link): void {
  addRow(sql, 'links', { request_id: id, ...link }, 'ON CONFLICT DO NOTHING');
}

export function findLink(sql: SqlStorage, id: string, hash: string): Link | null {
  return findFirst<Link>(sql, 'SELECT hash, at, by, opener, way, until FROM links WHERE request_id = ? AND hash = ?', id, hash);
}

/** Revokes every link that was given out until then. KV forgets the visitor's own, too, so that nothing brings it back. */
export function revokeLinks(sql: SqlStorage, id: string, at: number): void {
  sql.exec(
    `UPDATE requests SET links_revoked_at = ?1, value = iif(json_valid(value), json_remove(value, '$.noticed.linkHash'), value)
     WHERE id = ?2`,
    at,
    id,
  );
  sql.exec('DELETE FROM links WHERE request_id = ? AND at <= ?', id, at);
  enqueue(sql, { id, task: 'copy', now: at });
}
