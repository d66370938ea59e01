import type { VisitorPage } from '#schema/api/visitor.ts';
import { requestStatuses, type VisitorStatus } from '#schema/rules/request-statuses.ts';
import { isAmong, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { timeText } from '../../time-text.ts';
import { readIntake } from '../intake.ts';
import { entriesOf } from './entries.ts';
import { photosOf } from './photos.ts';
import { workOf } from './quotes/quote-rows.ts';
import { visitorQuotesOf } from './quotes/visitor-quote.ts';
import { findRow, type RequestRow } from './rows.ts';
import { attachmentsOf, knownStatus, preferredOf, shownFields } from './show.ts';
import { findVisit, fullWindows, visitOf } from './visit-rows.ts';

/** What the desk knows of the page. The rest depends on who asks, and when. */
export type VisitorView = Omit<VisitorPage, 'windows' | 'way' | 'readAt'> & {
  /** Windows that others have taken. */
  full: VisitWindow[];
};

/** Null if the request was erased. */
export function visitorPage(sql: SqlStorage, id: string, crews: number, mailsCopy: boolean): VisitorView | null {
  const row = findRow(sql, id);
  if (!row) return null;
  const intake = readIntake(id, row.value);
  const status = visitorStatus(row);
  const visit = findVisit(sql, id);
  const full = fullWindows(sql, { crews, except: id });
  return {
    id,
    receivedAt: timeText(row.received_at),
    status,
    sent: { ...shownFields(intake), ...attachmentsOf(intake) },
    preferredTimes: preferredOf(row),
    visit: visit && { ...visitOf(visit), ...(visit.state === 'offered' && isAmong(full, visit) && { isTaken: true }) },
    full,
    photos: photosOf(sql, id),
    ...visitorQuotesOf(sql, row, mailsCopy),
    ...workOf(sql, id),
    messages: messagesOf(sql, id),
    isUnanswered: row.is_unanswered === 1,
  };
}

function visitorStatus(row: RequestRow): VisitorStatus {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.trashed_at !== null ? 'closed' : requestStatuses[knownStatus(row)].visitorStatus;
}

/** What the two sides wrote to each other. Notes on phone calls are for the business only, and the copy of a signed quote is on the page itself. */
function messagesOf(sql: SqlStorage, id: string): VisitorPage['messages'] {
  return entriesOf(sql, id).flatMap(({ at, kind, channel, text, actor }) => {
    if (kind !== 'message' && (kind !== 'reply' || channel === 'phone' || actor === 'site')) return [];
    return [{ at: timeText(at), from: kind === 'message' ? ('visitor' as const) : ('business' as const), text }];
  });
}
