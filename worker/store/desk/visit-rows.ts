import type { Visit, VisitState } from '#schema/api/visit.ts';
import { timesOf, type VisitWindow } from '#schema/rules/visit-windows.ts';

export interface VisitRow extends Record<string, SqlStorageValue> {
  request_id: string;
  date: string;
  part: VisitWindow['part'];
  state: VisitState;
  changed_at: number;
  address: string | null;
  crew: string | null;
}

/** Leaves out visits whose date isn't one. */
export const hasDate = 'date(visits.date) IS visits.date';

/** Leaves out visits of requests that nobody will visit. */
export const canBeVisited = `trashed_at IS NULL AND status NOT IN ('lost', 'spam')`;

export function findVisit(sql: SqlStorage, id: string): VisitRow | null {
  return sql.exec<VisitRow>(`SELECT * FROM visits WHERE request_id = ? AND ${hasDate}`, id).toArray()[0] ?? null;
}

interface Fullness {
  crews: number;
  /** The request whose own visit doesn't count. */
  except: string;
}

/** The windows in which we have as many visits as crews. */
export function fullWindows(sql: SqlStorage, { crews, except }: Fullness): VisitWindow[] {
  return sql
    .exec<Pick<VisitRow, 'date' | 'part'>>(
      `SELECT date, part FROM visits JOIN requests ON id = request_id
       WHERE state = 'confirmed' AND ${canBeVisited} AND request_id <> ?
       GROUP BY date, part HAVING count(*) >= ?`,
      except,
      crews,
    )
    .toArray()
    .map(({ date, part }) => ({ date, part }));
}

export function visitOf({
  date,
  part,
  state,
  address,
  crew,
}: Pick<VisitRow, 'date' | 'part' | 'state' | 'address' | 'crew'>): Visit {
  const { start, end } = timesOf({ date, part });
  const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  return { date, part, state, ...times, ...(address !== null && { address }), ...(crew !== null && { crew }) };
}
