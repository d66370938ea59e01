/** What visitors do with their request. Everything that changes it notifies the business. */

import type { LinkWay } from '#schema/api/quote.ts';
import { changesLimit, changesPerDay } from '#schema/api/visitor.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { channelsOf } from '../../notify/notify.ts';
import { raiseVersion, setUnanswered } from './change.ts';
import type { Core } from './core.ts';
import { addEntry, customerBy } from './entries.ts';
import { enqueueUpdate } from './outbox.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { countRows } from './sql.ts';

/** Why a request stays as it is, by the name of the message in visitorProblems. "done" if it's as the visitor wants it already. */
export type VisitorOutcome =
  | 'done'
  | 'gone'
  | 'withdrawn'
  | 'finished'
  | 'contractHolds'
  | 'notOffered'
  | 'visitTaken'
  | 'visitOver'
  | 'quoteReplaced'
  | 'quoteExpired'
  | 'quoteClosed'
  | 'quoteSigned'
  | 'quoteEmpty'
  | 'quoteTotal'
  | 'quoteWords'
  | 'quoteSecond'
  | 'notSigned'
  | 'cancelOver'
  | 'tooManyChanges'
  | 'tooManyMessages';

/** What the visitor wrote, or what the history says they did. */
type VisitorEntry = { message: string } | { event: string };

/** How a visitor calls: where links in the mail about it point, and who at the business made their link. Null if it's their own. */
export interface VisitorCall {
  origin: string;
  madeBy: string | null;
  way: LinkWay;
}

/** `apply` returns an entry if it changed something. Nobody is notified about spam. */
export async function changeAsVisitor(
  core: Core,
  id: string,
  { origin, madeBy }: VisitorCall,
  apply: (row: RequestRow, now: number) => VisitorOutcome | VisitorEntry,
): Promise<VisitorOutcome> {
  const { sql } = core;
  const outcome = core.transact<VisitorOutcome>((now) => {
    const row = findRow(sql, id);
    if (!row) return 'gone';
    const result = apply(row, now);
    if (typeof result === 'string') return result;
    const entry =
      'message' in result ? { kind: 'message' as const, text: result.message } : { kind: 'event' as const, text: result.event };
    const about = addEntry(sql, { id, ...entry, ...customerBy(madeBy), at: now });
    if (entry.kind === 'message') {
      setUnanswered(sql, id, true);
      indexText(sql, row);
    } else raiseVersion(sql, id);
    for (const task of row.status === 'spam' ? [] : channelsOf(core.env)) enqueueUpdate(sql, { id, task, about, origin, now });
    return 'done';
  });
  await core.announceChange();
  return outcome;
}

/** Whether its visitor has used up a day's changes, or all of them. */
export function hasChangedOften(sql: SqlStorage, id: string, now: number): boolean {
  const changes = "entries WHERE request_id = ? AND kind = 'event' AND actor = 'customer'";
  return countRows(sql, changes, id) >= changesLimit || countRows(sql, `${changes} AND at > ?`, id, now - dayMs) >= changesPerDay;
}
