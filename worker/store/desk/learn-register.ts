/** How a desk that was lost learns what was erased, and what visitors decided, before it takes anything back. */
import { readRegister } from '../register.ts';
import type { Core } from './core.ts';
import { dropDecisions, putDecision } from './decisions.ts';
import { recall, remember } from './memory.ts';
import { removeRequest } from './remove.ts';
import { findRow } from './rows.ts';
import { addRow } from './sql.ts';

/** Reads the register, once in the life of a desk. Throws what the stores throw: nothing may come back before it is read. */
export async function learnRegister(core: Core): Promise<void> {
  const { sql, env } = core;
  if (recall(sql, 'register') !== null) return;
  for await (const page of readRegister(env)) {
    core.transact((now) => {
      for (const { id, entry } of page) {
        if ('decisions' in entry) for (const decision of entry.decisions) putDecision(sql, id, decision);
        else learnErasure(sql, id, entry.erasedAt, entry.review, now);
      }
    });
  }
  remember(sql, 'register', 1);
}

function learnErasure(sql: SqlStorage, id: string, at: number, review: string | null, now: number): void {
  addRow(sql, 'tombstones', { id, at, review }, 'ON CONFLICT DO UPDATE SET at = max(at, excluded.at)');
  dropDecisions(sql, id);
  const row = findRow(sql, id);
  if (row) removeRequest(sql, row, now, null);
}
