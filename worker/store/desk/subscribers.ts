/** The newsletter's list. */
import { unconfirmedRetentionMs } from '../retention.ts';

export interface SubscriberRow extends Record<string, SqlStorageValue> {
  email: string;
  asked_at: number;
  confirmed_at: number | null;
}

/** Adds an address. With a `tokenHash`, it waits to be confirmed. False if it already is, so that no mail goes out. */
export function subscribe(sql: SqlStorage, email: string, tokenHash: string | null, now: number): boolean {
  const address = email.toLowerCase();
  const known = sql
    .exec<{ confirmed_at: number | null }>('SELECT confirmed_at FROM subscribers WHERE email = ?', address)
    .toArray()[0];
  if (known && known.confirmed_at !== null) return false;
  sql.exec(
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
export function confirmSubscription(sql: SqlStorage, tokenHash: string, now: number): boolean {
  return (
    sql.exec('UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, ?) WHERE token_hash = ?', now, tokenHash).rowsWritten >
    0
  );
}

export function listSubscribers(sql: SqlStorage): SubscriberRow[] {
  return sql.exec<SubscriberRow>('SELECT email, asked_at, confirmed_at FROM subscribers ORDER BY asked_at DESC').toArray();
}

/** Forgets addresses that nobody confirmed in time. */
export function forgetUnconfirmed(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM subscribers WHERE confirmed_at IS NULL AND asked_at <= ?', now - unconfirmedRetentionMs);
}
