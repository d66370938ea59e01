/** The newsletter's list. */
import { unconfirmedRetentionMs } from '../retention.ts';
import { Part } from './part.ts';

export interface SubscriberRow extends Record<string, SqlStorageValue> {
  email: string;
  asked_at: number;
  confirmed_at: number | null;
}

export class Newsletter extends Part {
  /** Adds an address. With a `tokenHash`, it waits to be confirmed. False if it already is, so that no mail goes out. */
  subscribe(email: string, tokenHash: string | null): boolean {
    const now = Date.now();
    const address = email.toLowerCase();
    const known = this.sql
      .exec<{ confirmed_at: number | null }>('SELECT confirmed_at FROM subscribers WHERE email = ?', address)
      .toArray()[0];
    if (known && known.confirmed_at !== null) return false;
    this.sql.exec(
      `INSERT INTO subscribers (email, asked_at, confirmed_at, token_hash) VALUES (?, ?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET asked_at = excluded.asked_at, confirmed_at = excluded.confirmed_at, token_hash = excluded.token_hash`,
      address,
      now,
      tokenHash === null ? now : null,
      tokenHash,
    );
    return true;
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
