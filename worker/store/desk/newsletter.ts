/** The newsletter's list. */
import { hourMs } from '../../../schema/duration.ts';
import { unconfirmedRetentionMs } from '../retention.ts';
import { Part } from './part.ts';

export interface SubscriberRow extends Record<string, SqlStorageValue> {
  email: string;
  asked_at: number;
  confirmed_at: number | null;
}

export class Newsletter extends Part {
  /**
   * Adds an address. With a `tokenHash`, it waits to be confirmed. False if no mail is to go out: it's confirmed already, or has got one
   * within the last hour, whose link stays good.
   */
  subscribe(email: string, tokenHash: string | null): boolean {
    const now = Date.now();
    const address = email.toLowerCase();
    const known = this.sql
      .exec<{ confirmed_at: number | null; mailed_at: number | null }>(
        'SELECT confirmed_at, mailed_at FROM subscribers WHERE email = ?',
        address,
      )
      .toArray()[0];
    if (known && (known.confirmed_at !== null || (known.mailed_at ?? 0) > now - hourMs)) return false;
    this.sql.exec(
      `INSERT INTO subscribers (email, asked_at, confirmed_at, token_hash, mailed_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, token_hash = excluded.token_hash,
         mailed_at = excluded.mailed_at`,
      address,
      now,
      tokenHash === null ? now : null,
      tokenHash,
      tokenHash === null ? null : now,
    );
    return true;
  }

  /** The mail with this link didn't go out, so the next one needn't wait. */
  noteUnmailed(tokenHash: string): void {
    this.sql.exec('UPDATE subscribers SET mailed_at = NULL WHERE token_hash = ?', tokenHash);
  }

  /** False if the link is no longer good. A mail program may open it before its reader does, so the second time counts as well. */
  confirm(tokenHash: string): boolean {
    const update = 'UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?) WHERE token_hash = ?';
    return this.sql.exec(update, Date.now(), tokenHash).rowsWritten > 0;
  }

  list(): SubscriberRow[] {
    return this.sql.exec<SubscriberRow>('SELECT email, asked_at, confirmed_at FROM subscribers ORDER BY asked_at DESC').toArray();
  }
}

/** Forgets addresses that nobody confirmed in time. */
export function forgetUnconfirmed(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM subscribers WHERE confirmed_at IS NULL AND asked_at <= ?', now - unconfirmedRetentionMs);
}
