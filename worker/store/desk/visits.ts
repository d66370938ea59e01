/** Visits: at most one per request. */

import { isDouble, type VisitChange, type Visits as VisitList, type VisitState } from '#schema/api/visit.ts';
import { describeWindow, isAmong, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { DeskApi } from './api.ts';
import { addEvent, type Change, type Changed, changeRequest, type Edit } from './change.ts';
import { plannedWork, versionsOf, type WorkRow } from './quotes/quote-rows.ts';
import { recordReply } from './replies.ts';
import type { RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { shownRow } from './show.ts';
import { addRow, replaceColumns } from './sql.ts';
import { canBeVisited, findVisit, fullWindows, hasDate, type VisitRow, visitOf } from './visit-rows.ts';

export class Visits extends DeskApi {
  /**
   * Offers a window, confirms it, or moves the visit, and tells the visitor. With an `origin`, a mail is sent from here. A full window
   * can't be offered, and is confirmed only if the business wants both.
   */
  set(
    id: string,
    { date, part, state, address, crew, tell, isAlongside }: VisitChange,
    crews: number,
    origin: string | null,
    edit: Edit,
  ): Promise<Changed> {
    const { sql } = this;
    return changeRequest(this.core, id, edit, (row, author) => {
      if (row.withdrawn_at !== null) return 'withdrawn';
      const before = findVisit(sql, id);
      const isSame = before?.date === date && before.part === part && before.state === state;
      const isWanted = isSame || (state === 'confirmed' && isAlongside);
      if (!isWanted && isAmong(fullWindows(sql, { crews, except: id }), { date, part })) return 'taken';
      const refusal = tell && recordReply(sql, row, tell, origin, author);
      if (refusal) return refusal;
      if (isSame && (address ?? before.address) === before.address && (crew ?? before.crew) === before.crew) return null;
      writeVisit(sql, id, { date, part, state, address, crew }, author.now);
      indexText(sql, row);
      const hasMoved = before !== null && before.state !== 'cancelled' && (before.date !== date || before.part !== part);
      const from = hasMoved ? ` (was ${describeWindow(before)})` : '';
      const same = crew && crew !== before?.crew ? `Visit: ${crew} goes` : 'Visit: another address';
      const text = isSame ? same : `Visit ${state}: ${describeWindow({ date, part })}${from}`;
      addEvent(sql, id, text, author);
      return null;
    });
  }

  cancel(id: string, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (_, author) => {
      callOff(this.sql, id, author);
      return null;
    });
  }

  list(from: string, to: string): VisitList {
    return listVisits(this.sql, from, to);
  }
}

export function callOff(sql: SqlStorage, id: string, author: Change): void {
  const visit = findVisit(sql, id);
  if (!visit || visit.state === 'cancelled') return;
  writeVisit(sql, id, { ...visit, state: 'cancelled' }, author.now);
  addEvent(sql, id, `Visit canceled: ${describeWindow(visit)}`, author);
}

/** Offered and confirmed visits from one date to another, by time. */
export function listVisits(sql: SqlStorage, from: string, to: string): VisitList {
  const select = `SELECT requests.*, visits.* FROM visits JOIN requests ON requests.id = visits.request_id
    WHERE visits.date BETWEEN ? AND ? AND ${hasDate} AND visits.state <> 'cancelled' AND ${canBeVisited}`;
  const visits = sql
    .exec<VisitRow & RequestRow>(select, from, to)
    .toArray()
    .map((row) => {
      return { ...personOf(row), ...visitOf(row) };
    })
    .sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id));
  const confirmed: Record<string, number> = {};
  for (const { date, state } of visits) if (state === 'confirmed') confirmed[date] = (confirmed[date] ?? 0) + 1;
  return { visits, work: listWork(sql, from, to), confirmed };
}

/** Work days that reach into these days, by time. */
function listWork(sql: SqlStorage, from: string, to: string): VisitList['work'] {
  const rows = sql.exec<WorkRow & RequestRow>(`SELECT * FROM ${plannedWork} ORDER BY first, id`).toArray();
  return rows
    .filter(({ first, last }) => first <= to && last >= from)
    .map((row) => {
      const { id, first, last, crew, note } = row;
      const place = placeOf(sql, row);
      const known = { ...(note && { note }), ...(place && { place }) };
      return {
        ...personOf(row),
        first,
        last,
        crew,
        ...known,
        isDouble: rows.some((other) => other.id !== id && isDouble(other, row)),
      };
    });
}

function personOf(row: RequestRow) {
  const { fullName, phone, zipCode, serviceNeeded } = shownRow(row);
  return { id: row.id, fullName, phone, zipCode, serviceNeeded };
}

/** Where the work is: what the customer signed says so, or else the visit. */
export function placeOf(sql: SqlStorage, row: RequestRow): string | undefined {
  const { signed } = versionsOf(sql, row.id);
  const address = findVisit(sql, row.id)?.address;
  return signed?.quote.place ?? (address ? [address, shownRow(row).zipCode].filter(Boolean).join(', ') : undefined);
}

export function writeVisit(
  sql: SqlStorage,
  id: string,
  {
    date,
    part,
    state,
    ...more
  }: VisitWindow & { state: VisitState } & Partial<Record<'address' | 'crew', string | null | undefined>>,
  now: number,
): void {
  const { address = null, crew = null } = more;
  addRow(
    sql,
    'visits',
    { request_id: id, date, part, state, changed_at: now, address, crew },
    `${replaceColumns('request_id', 'date', 'part', 'state', 'changed_at')},
       address = coalesce(excluded.address, address), crew = coalesce(excluded.crew, crew)`,
  );
}
