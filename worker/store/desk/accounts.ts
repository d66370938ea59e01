/** Sessions of the inbox. */

import { sessionDays } from '#schema/api/session.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { DeskApi } from './api.ts';
import { forgetPeople, notePerson } from './openers.ts';
import { addRow, findFirst } from './sql.ts';

/** In milliseconds. */
const sessionLifetime = sessionDays * dayMs;

export interface OpenSession {
  name: string;
  /** Unix ms. */
  until: number;
}

export class Accounts extends DeskApi {
  /** `hash` is of the session's secret, `tokenHash` of the token it was opened with: a new token ends every session. */
  signIn({ hash, tokenHash, name }: Record<'hash' | 'tokenHash' | 'name', string>): OpenSession {
    const until = Date.now() + sessionLifetime;
    addRow(this.sql, 'sessions', { hash, name, token_hash: tokenHash, until });
    return { name, until };
  }

  /** Null if the cookie opens nothing. */
  session({ hash, tokenHash }: Record<'hash' | 'tokenHash', string>): OpenSession | null {
    const select = 'SELECT name, until FROM sessions WHERE hash = ? AND token_hash = ? AND until > ?';
    return findFirst<OpenSession>(this.sql, select, hash, tokenHash, Date.now());
  }

  signOut(hash: string): void {
    this.sql.exec('DELETE FROM sessions WHERE hash = ?', hash);
  }

  /** Ends every session, calendar address and link that somebody here opened. */
  signEverybodyOut(): void {
    this.core.transact(() => signEverybodyOut(this.sql));
  }

  /** Cloudflare Access has let them in. */
  notePerson(email: string): void {
    notePerson(this.sql, email, Date.now());
  }
}

export function signEverybodyOut(sql: SqlStorage): void {
  for (const rows of ['sessions', 'calendars', 'links WHERE opener IS NOT NULL']) sql.exec(`DELETE FROM ${rows}`);
}

export function forgetOldSessions(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM sessions WHERE until <= ?', now);
  forgetPeople(sql, now);
}
