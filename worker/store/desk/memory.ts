/** Numbers that the desk remembers about itself. */
import { findFirst } from './sql.ts';

export type Name = 'digestOn' | 'dumpedAt' | 'notInserted' | 'scheduledAt';

export function recall(sql: SqlStorage, name: Name): number | null {
  return findFirst<{ value: number }>(sql, 'SELECT value FROM memory WHERE name = ?', name)?.value ?? null;
}

export function remember(sql: SqlStorage, name: Name, value: number): void {
  sql.exec('INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)', name, value);
}
