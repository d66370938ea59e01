import spanish from '@words/replies.es.yaml';
import english from '@words/replies.yaml';
import { quoteStanding } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { hasReached, requestStatuses } from '#schema/rules/request-statuses.ts';
import { openIn } from './OpenMoney.tsx';

type Known = Pick<StoredRequest['state'], 'status' | 'visit' | 'quote' | 'isUnanswered' | 'withdrawnAt' | 'trashedAt'> &
  Partial<Pick<StoredRequest['state'], 'notes'>>;

/** The part of a request that it stands at. Only the filled button of the office's step is next; everything else is waited for. */
export interface Step {
  part: 'call' | 'visit' | 'quote' | 'work' | 'job' | 'payment' | 'answer' | 'reply';
  turn: 'ours' | 'theirs' | 'ahead' | 'running';
}

/** Whoever was entered from a call has been called. */
export function nextStepOf(state: Known, now: number, source?: StoredRequest['source']): Step | null {
  const { status, visit, quote, isUnanswered, withdrawnAt, trashedAt } = state;
  const { stage } = requestStatuses[status];
  const newest = quote?.versions.at(-1);
  if (isUnanswered && !trashedAt && status !== 'spam') return ours('answer');
  if (stage === 'closed' || withdrawnAt || trashedAt) return null;
  if (stage === 'finished') {
    if (openIn(quote) > 0) return ours('payment');
    return hasAskedHowItWent(state) ? null : ours('reply');
  }
  if (hasReached(status, 'won')) {
    if (quote?.isJobDue) return ours('job');
    if (!quote?.work) return ours('work');
    return { part: 'work', turn: quote.work.first <= dateText(dateOf(now)) ? 'running' : 'ahead' };
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

/** By the letter that does, of which they may have changed a part. */
function hasAskedHowItWent({ notes = [] }: Known): boolean {
  const asked = [english.done, spanish.done].flatMap(({ subject, text }) => [subject, ...text]);
  return notes.some(
    ({ kind, subject, text }) => kind === 'reply' && asked.some((part) => subject === part || text.includes(part)),
  );
}

export function isOurs(step: Step | null, part: Step['part']): boolean {
  return step?.part === part && step.turn === 'ours';
}

function ours(part: Step['part']): Step {
  return { part, turn: 'ours' };
}
