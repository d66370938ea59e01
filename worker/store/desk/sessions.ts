/** Who is signed in to the inbox, and who guesses at the token. */
import { hourMs, minuteMs } from '../../../schema/duration.ts';

/** 12 hours, in milliseconds. */
const sessionLifetime = 12 * hourMs;
/** Failed guesses of one address within this time that close the door to it, in milliseconds. */
const guessWindow = 10 * minuteMs;
const guessLimit = 5;

export interface OpenSession {
  name: string;
  /** Unix ms. */
  until: number;
}

/** `hash` is of the session's secret, `tokenHash` of the token it was opened with: a new token ends every session. */
export function openSession(
  sql: SqlStorage,
  { hash, tokenHash, name, now }: { hash: string; tokenHash: string; name: string; now: number },
): OpenSession {
  const until = now + sessionLifetime;
  sql.exec('INSERT INTO sessions (hash, name, token_hash, until) VALUES (?, ?, ?, ?)', hash, name, tokenHash, until);
  return { name, until };
}

export function findSession(
  sql: SqlStorage,
  { hash, tokenHash, now }: { hash: string; tokenHash: string; now: number },
): OpenSession | null {
  const found = sql
    .exec<{ name: string; until: number }>(
      'SELECT name, until FROM sessions WHERE hash = ? AND token_hash = ? AND until > ?',
      hash,
      tokenHash,
      now,
    )
    .toArray()[0];
  return found ?? null;
}

export function closeSession(sql: SqlStorage, hash: string): void {
  sql.exec('DELETE FROM sessions WHERE hash = ?', hash);
}

/**
 * Seconds until this address may try again; 0 if it may now, and then a wrong guess counts. One call, so that guesses sent at once
 * don't all pass before the first is counted.
 */
export function countGuess(sql: SqlStorage, address: string, isRight: boolean, now: number, limit = guessLimit): number {
  const seconds = waitAfterGuesses(sql, address, now, limit);
  if (seconds > 0 || isRight) return seconds;
  sql.exec('INSERT INTO guesses (address, at) VALUES (?, ?)', address, now);
  return 0;
}

/** Forgets sessions that are over, and the addresses of old guesses. */
export function forgetOld(sql: SqlStorage, now: number): void {
  sql.exec('DELETE FROM sessions WHERE until <= ?', now);
  sql.exec('DELETE FROM guesses WHERE at <= ?', now - guessWindow);
}

function waitAfterGuesses(sql: SqlStorage, address: string, now: number, limit: number): number {
  const { n, first } = sql
    .exec<{ n: number; first: number | null }>(
      'SELECT count(*) AS n, min(at) AS first FROM guesses WHERE address = ? AND at > ?',
      address,
      now - guessWindow,
    )
    .one();
  return n < limit ? 0 : Math.max(1, Math.ceil(((first ?? now) + guessWindow - now) / 1000));
}
