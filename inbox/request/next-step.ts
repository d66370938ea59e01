import { quoteStanding } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { hasReached, requestStatuses } from '#schema/rules/request-statuses.ts';

type Known = Pick<StoredRequest['state'], 'status' | 'visit' | 'quote' | 'isUnanswered' | 'withdrawnAt' | 'trashedAt'> &
  Partial<Pick<StoredRequest['state'], 'notes'>>;

/** The part of a request that it stands at. Only the filled button of the office's step is next; a day ahead and a customer's turn are waited for. */
export interface Step {
  part: 'call' | 'visit' | 'quote' | 'work' | 'job' | 'answer' | 'reply';
  turn: 'ours' | 'theirs' | 'ahead';
}

/** Whoever was entered from a call has been called. */
export function nextStepOf(state: Known, now: number, source?: StoredRequest['source']): Step | null {
  const { status, visit, quote, isUnanswered, withdrawnAt, trashedAt } = state;
  const { stage } = requestStatuses[status];
  const newest = quote?.versions.at(-1);
  if (isUnanswered && !trashedAt && status !== 'spam') return ours('answer');
  if (stage === 'closed' || withdrawnAt || trashedAt) return null;
  if (stage === 'finished') return hasAskedHowItWent(state) ? null : ours('reply');
  if (hasReached(status, 'won')) {
    if (quote?.isJobDue) return ours('job');
    return quote?.work ? { part: 'work', turn: 'ahead' } : ours('work');
  }
  if (quote?.draft) return ours('quote');
  if (newest) {
    const isOpen = ['sent', 'opened'].includes(quoteStanding(newest, newest.number, now));
    return { part: 'quote', turn: isOpen ? 'theirs' : 'ours' };
  }
  if (visit && visit.state !== 'cancelled' && Date.parse(visit.end) < now) return ours('quote');
  if (visit?.state === 'confirmed' && visit.address !== undefined) return { part: 'visit', turn: 'ahead' };
  return ours(status === 'new' && source !== 'phone' ? 'call' : 'visit');
}

/** By a reply since the last day of work. */
function hasAskedHowItWent({ quote, notes = [] }: Known): boolean {
  const since = quote?.work?.last ?? '';
  return notes.some(({ kind, at }) => kind === 'reply' && dateText(dateOf(Date.parse(at))) >= since);
}

export function isOurs(step: Step | null, part: Step['part']): boolean {
  return step?.part === part && step.turn === 'ours';
}

function ours(part: Step['part']): Step {
  return { part, turn: 'ours' };
}
