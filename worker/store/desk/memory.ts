/** Numbers that the desk remembers about itself. */
import { findFirst } from './sql.ts';

export type Name =
  | 'backupAt'
  | 'backupFailed'
  | 'backupUnreadable'
  | 'copiesLeft'
  | 'damaged'
  | 'digestOn'
  /** Whether the desk was filled with made-up requests. */
  | 'example'
  | 'foundInKvOnly'
  | 'limiterFailedAt'
  | 'notInserted'
  /** Whether the desk has read the register. */
  | 'register'
  | 'scheduledAt'
  /** Since when a guard has been off. */
  | `off ${string}`;

export function recall(sql: SqlStorage, name: Name): number | null {
  return findFirst<{ value: number }>(sql, 'SELECT value FROM memory WHERE name = ?', name)?.value ?? null;
}

export function remember(sql: SqlStorage, name: Name, value: number): void {
  sql.exec('INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)', name, value);
}

export function forget(sql: SqlStorage, name: Name): void {
  sql.exec('DELETE FROM memory WHERE name = ?', name);
}

export function isExample(sql: SqlStorage): boolean {
  return recall(sql, 'example') === 1;
}
