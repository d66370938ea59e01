/** Visits: at most one per request. A move raises the sequence, so that calendars replace what they have. */

import type { VisitChange, VisitState, Visits } from '../../../schema/visit.ts';
import { describeWindow, isAmong, type VisitWindow } from '../../../schema/visit-windows.ts';
import { type Changed, type Signature, updateRequest } from './change.ts';
import { addEntry } from './entries.ts';
import { recordReply } from './replies.ts';
import type { RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { shownRow } from './show.ts';
import { findVisit, fullWindows, hasDate, type VisitRow, visitOf } from './visit-rows.ts';

/**
 * Offers a window, confirms it, or moves the visit, and tells the visitor. With an `origin`, a mail is sent from here. A full window can't be
 * offered, and is confirmed only if the business wants both.
 */
export function setVisit(
  sql: SqlStorage,
  id: string,
  { date, part, state, address, tell, isAlongside, crews }: Omit<VisitChange, 'version'> & { crews: number },
  { version, origin, ...signature }: Signature & { version: number | null; origin: string | null },
): Changed {
  return updateRequest(sql, id, version, (row) => {
    if (row.withdrawn_at !== null) return { outcome: 'withdrawn' };
    const before = findVisit(sql, id);
    const isSame = before?.date === date && before.part === part && before.state === state;
    const isWanted = isSame || (state === 'confirmed' && isAlongside);
    if (!isWanted && isAmong(fullWindows(sql, { crews, except: id }), { date, part })) return { outcome: 'taken' };
    const refusal = tell && recordReply(sql, row, tell, { origin, ...signature });
    if (refusal) return refusal;
    if (isSame && (address === undefined || address === before.address)) return null;
    writeVisit(sql, id, { date, part, state, address }, signature.now);
    indexText(sql, row);
    if (isSame) {
      addEvent(sql, id, 'Visit: another address', signature);
      return null;
    }
    const hasMoved = before !== null && before.state !== 'cancelled' && (before.date !== date || before.part !== part);
    const from = hasMoved ? ` (was ${describeWindow(before)})` : '';
    addEvent(sql, id, `Visit ${state}: ${describeWindow({ date, part })}${from}`, signature);
    return null;
  });
}

export function cancelVisit(sql: SqlStorage, id: string, version: number | null, signature: Signature): Changed {
  return updateRequest(sql, id, version, () => {
    callOff(sql, id, signature);
    return null;
  });
}

/** Cancels the visit if there is one. */
export function callOff(sql: SqlStorage, id: string, signature: Signature): void {
  const visit = findVisit(sql, id);
  if (!visit || visit.state === 'cancelled') return;
  writeVisit(sql, id, { ...visit, state: 'cancelled' }, signature.now);
  addEvent(sql, id, `Visit canceled: ${describeWindow(visit)}`, signature);
}

/** Offered and confirmed visits from one date to another, by time. */
export function listVisits(sql: SqlStorage, from: string, to: string): Visits {
  const rows = sql
    .exec<VisitRow & RequestRow>(
      `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id
       WHERE visits.date BETWEEN ? AND ? AND ${hasDate} AND visits.state <> 'cancelled'
         AND requests.trashed_at IS NULL`,
      from,
      to,
    )
    .toArray();
  const visits = rows
    .map((row) => {
      const { fullName, phone, zipCode, serviceNeeded } = shownRow(row);
      return { id: row.id, ...visitOf(row), fullName, phone, zipCode, serviceNeeded };
    })
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  const confirmed: Record<string, number> = {};
  for (const { date, state } of visits) if (state === 'confirmed') confirmed[date] = (confirmed[date] ?? 0) + 1;
  return { visits, confirmed };
}

export function writeVisit(
  sql: SqlStorage,
  id: string,
  { date, part, state, address = null }: VisitWindow & { state: VisitState; address?: string | null | undefined },
  now: number,
): void {
  sql.exec(
    `INSERT INTO visits (request_id, date, part, state, sequence, is_known, changed_at, address) VALUES (?, ?, ?, ?, 0, ?, ?, ?)
     ON CONFLICT (request_id) DO UPDATE SET date = excluded.date, part = excluded.part, state = excluded.state,
       sequence = sequence + 1, is_known = max(is_known, excluded.is_known), changed_at = excluded.changed_at,
       address = coalesce(excluded.address, address)`,
    id,
    date,
    part,
    state,
    state === 'confirmed' ? 1 : 0,
    now,
    address,
  );
}

function addEvent(sql: SqlStorage, id: string, text: string, { by, now }: Signature): void {
  addEntry(sql, { id, kind: 'event', text, by, at: now });
}
