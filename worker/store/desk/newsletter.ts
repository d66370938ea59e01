import { hourMs } from '#schema/rules/duration.ts';
import { unconfirmedRetentionMs } from '../retention.ts';
import { DeskApi } from './api.ts';
import { addRow, findFirst, replaceColumns } from './sql.ts';

export class Newsletter extends DeskApi {
  /**
   * Adds an address. With a `tokenHash`, it waits to be confirmed. False if no mail should go out: it's confirmed already, or got one
   * within the last hour, whose link still works.
   */
  subscribe(email: string, tokenHash: string | null): boolean {
    const now = Date.now();
    const address = email.toLowerCase();
    const select = 'SELECT confirmed_at, mailed_at FROM subscribers WHERE email = ?';
    const known = findFirst<{ confirmed_at: number | null; mailed_at: number | null }>(this.sql, select, address);
    if (known && (known.confirmed_at !== null || (known.mailed_at ?? 0) > now - hourMs)) return false;
    const times = tokenHash === null ? { confirmed_at: now, mailed_at: null } : { confirmed_at: null, mailed_at: now };
    const row = { email: address, asked_at: now, token_hash: tokenHash, ...times };
    addRow(this.sql, 'subscribers', row, replaceColumns('email', 'asked_at', 'token_hash', 'confirmed_at', 'mailed_at'));
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

  confirmed(): string[] {
    const select = 'SELECT email FROM subscribers WHERE confirmed_at IS NOT NULL ORDER BY asked_at DESC';
    return this.sql
      .exec<{ email: string }>(select)
      .toArray()
      .map(({ email }) => email);
  }
}

/** Forgets addresses that nobody confirmed in time. */
export function forgetUnconfirmed(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM subscribers WHERE confirmed_at IS NULL AND asked_at <= ?', now - unconfirmedRetentionMs);
}
