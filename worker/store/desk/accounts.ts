/** Sessions of the inbox, and failed guesses at its token and at visitors' links. */
import { dayMs, minuteMs } from '../../../schema/duration.ts';
import { sessionDays } from '../../../schema/session.ts';
import { DeskApi } from './api.ts';
import { forgetPeople, notePerson } from './openers.ts';
import { addRow, findFirst } from './sql.ts';

/** In milliseconds. */
const sessionLifetime = sessionDays * dayMs;
/** An address with `guessLimit` failed guesses within this time has to wait, in milliseconds. */
const guessWindow = 10 * minuteMs;
const guessLimit = 5;
/** Unknown cookies have a count of their own, so a browser with an old one doesn't keep its office from signing in. */
const cookieLimit = 20;

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

  /** A cookie that opens nothing counts as a guess. */
  session({ hash, tokenHash, address }: Record<'hash' | 'tokenHash' | 'address', string>): OpenSession | { wait: number } | null {
    const now = Date.now();
    const select = 'SELECT name, until FROM sessions WHERE hash = ? AND token_hash = ? AND until > ?';
    const found = findFirst<OpenSession>(this.sql, select, hash, tokenHash, now);
    if (found) return found;
    const wait = countGuess(this.sql, `cookie ${address}`, false, now, cookieLimit);
    return wait > 0 ? { wait } : null;
  }

  signOut(hash: string): void {
    this.sql.exec('DELETE FROM sessions WHERE hash = ?', hash);
  }

  /** Ends every session, calendar address and link that somebody here opened. */
  signEverybodyOut(): void {
    this.core.transact(() => {
      for (const rows of ['sessions', 'calendars', 'links WHERE opener IS NOT NULL']) this.sql.exec(`DELETE FROM ${rows}`);
    });
  }

  /** Cloudflare Access has let them in. */
  notePerson(email: string): void {
    notePerson(this.sql, email, Date.now());
  }

  countGuess(address: string, isRight: boolean): number {
    return countGuess(this.sql, address, isRight, Date.now());
  }
}

/**
 * Seconds until this address may try again; 0 if it may now, and then a wrong guess counts. One call, so that guesses sent at once
 * don't all pass before the first is counted.
 */
export function countGuess(sql: SqlStorage, address: string, isRight: boolean, now: number, limit = guessLimit): number {
  const seconds = waitAfterGuesses(sql, address, now, limit);
  if (seconds > 0 || isRight) return seconds;
  addRow(sql, 'guesses', { address, at: now });
  return 0;
}

/** Forgets sessions that are over, and the addresses of old guesses. */
export function forgetOldAccounts(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM sessions WHERE until <= ?', now);
  sql.exec('DELETE FROM guesses WHERE at <= ?', now - guessWindow);
  forgetPeople(sql, now);
}

function waitAfterGuesses(sql: SqlStorage, address: string, now: number, limit: number): number {
  const select = 'SELECT count(*) AS n, min(at) AS first FROM guesses WHERE address = ? AND at > ?';
  const { n, first } = sql.exec<{ n: number; first: number | null }>(select, address, now - guessWindow).one();
  return n < limit ? 0 : Math.max(1, Math.ceil(((first ?? now) + guessWindow - now) / 1000));
}
