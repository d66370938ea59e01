/** What somebody signed in with. Calendar addresses and links that they open end with it. */
import { dayMs, minuteMs } from '#schema/rules/duration.ts';
import { sha256Hex } from '../../sha256.ts';
import type { Core } from './core.ts';
import type { Author } from './entries.ts';
import { addRow, hasRow, replaceColumns } from './sql.ts';

/** How long what somebody opened outlives their last visit to the inbox through Cloudflare Access, in milliseconds. */
const absenceLimit = 14 * dayMs;
/** Visits are noted at most this often, in milliseconds. */
const noteInterval = 10 * minuteMs;

/** Somebody at the business. */
export interface Person extends Author {
  actor: 'office' | 'api';
  /** Every change carries this name. */
  by: string;
  /** What they signed in with. */
  opener: string;
}

/** Names whoever signs in with the token. */
export async function tokenOpener(token: string): Promise<string> {
  return `token:${await sha256Hex(token)}`;
}

/** Names somebody whom Cloudflare Access lets in. */
export function accessOpener(email: string): string {
  return `access:${email}`;
}

/** Says whether what somebody opened still works: until the token changes, or until Cloudflare Access hasn't let them in for two weeks. */
export async function checkOpeners({ sql, env }: Core): Promise<(opener: string) => boolean> {
  const current = await tokenOpener(env.REQUESTS_TOKEN ?? '');
  const since = Date.now() - absenceLimit;
  return (opener) => opener === current || hasRow(sql, `people WHERE 'access:' || email = ? AND seen_at > ?`, opener, since);
}

export function notePerson(sql: SqlStorage, email: string, now: number): void {
  if (hasRow(sql, 'people WHERE email = ? AND seen_at > ?', email, now - noteInterval)) return;
  addRow(sql, 'people', { email, seen_at: now }, replaceColumns('email', 'seen_at'));
}

export function forgetPeople(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM people WHERE seen_at <= ?', now - absenceLimit);
}
