import type { Visit, VisitState } from '../../../schema/visit.ts';
import { timesOf, type VisitWindow } from '../../../schema/visit-windows.ts';

export interface VisitRow extends Record<string, SqlStorageValue> {
  request_id: string;
  date: string;
  part: VisitWindow['part'];
  state: VisitState;
  sequence: number;
  /** 1 once it was confirmed: calendars know of it. */
  is_known: number;
  changed_at: number;
  address: string | null;
}

/** Leaves out visits whose date isn't one. */
export const hasDate = 'date(visits.date) IS visits.date';

export function findVisit(sql: SqlStorage, id: string): VisitRow | null {
  return sql.exec<VisitRow>(`SELECT * FROM visits WHERE request_id = ? AND ${hasDate}`, id).toArray()[0] ?? null;
}

export function visitOf({ date, part, state, address }: Pick<VisitRow, 'date' | 'part' | 'state' | 'address'>): Visit {
  const { start, end } = timesOf({ date, part });
  const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  return { date, part, state, ...times, ...(address !== null && { address }) };
}
