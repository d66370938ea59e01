import { longDate, money } from '#schema/api/quote-parts.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import type { Language } from '#schema/rules/language.ts';
import { describeDay, describeDays, describePart, type VisitWindow } from '#schema/rules/visit-windows.ts';
import type { Words } from '#schema/rules/words.ts';
import { standingOf } from './standing.ts';

export interface NextStep {
  kind: keyof Words['requestView']['now'];
  /** For the words of this kind. */
  values: Record<string, string | number>;
}

/** What comes next in a request, at a time in Unix milliseconds. The page says it first, and once. */
export function nextStepOf(request: VisitorPage, now: number, language: Language): NextStep {
  const { status, quote, work, windows, preferredTimes } = request;
  if (status === 'withdrawn' || status === 'closed' || status === 'done') return { kind: status, values: {} };
  const { isSigned, past, isVisited, isUrgent } = standingOf(request, now);
  const visit = visitStepOf(request, now, language);
  const figures = quote && { total: money(quote.total), until: longDate(quote.quote.validUntil, language) };
  if (figures && canSign(request)) {
    if (request.isUnanswered) return { kind: 'asked', values: figures };
    return { kind: quote.quote.changes ? 'changed' : quote.total > 0 ? 'quoted' : 'choose', values: figures };
  }
  if (isSigned || status === 'booked') {
    if (!work) return { kind: 'signed', values: {} };
    const isOver = work.last < dateText(dateOf(now));
    return isOver ? { kind: 'finished', values: {} } : { kind: 'days', values: { days: describeDays(work, language) } };
  }
  if (visit) return visit;
  if (figures) return { kind: 'ended', values: figures };
  if (status === 'quoted') return { kind: 'sentQuote', values: {} };
  if (past) {
    const missed = isUrgent || windows.length === 0 ? 'gone' : 'missed';
    return { kind: isVisited ? 'measured' : missed, values: { when: whenOf(past, language) } };
  }
  if (status === 'in progress') return { kind: 'answered', values: {} };
  if (isUrgent) return { kind: 'urgent', values: {} };
  return { kind: preferredTimes.length > 0 ? 'timed' : 'sent', values: {} };
}

/** What a visit ahead wants of the customer, also while something else comes first. */
export function visitStepOf(request: VisitorPage, now: number, language: Language): NextStep | null {
  const { ahead } = standingOf(request, now);
  if (!ahead) return null;
  const taken = request.windows.length === 0 ? 'gone' : 'taken';
  const kind = ahead.state === 'confirmed' ? 'confirmed' : ahead.isTaken ? taken : 'offered';
  return { kind, values: { when: whenOf(ahead, language) } };
}

/** The hours stay on one line. */
function whenOf({ date, part }: VisitWindow, language: Language): string {
  return `${describeDay(date, language)}, ${describePart(part).replaceAll(' ', '\u00a0').replace('-', '-\u2060')}`;
}

/** Whether the quote waits for its customer's signature. */
function canSign({ quote }: VisitorPage): boolean {
  return quote?.isOpen === true && !quote.declined;
}

/** What the customer wrote last, while we haven't answered. */
export function openQuestion({ isUnanswered, messages }: VisitorPage): string | undefined {
  return isUnanswered ? messages.findLast(({ from }) => from === 'visitor')?.text : undefined;
}

/** Where each kind of next step stands among the steps. Empty once the request is over. */
const stepOf: Readonly<Record<NextStep['kind'], StepName | ''>> = {
  sent: 'visit',
  timed: 'visit',
  urgent: 'visit',
  answered: 'visit',
  offered: 'visit',
  taken: 'visit',
  missed: 'visit',
  gone: 'visit',
  confirmed: 'visit',
  measured: 'quote',
  quoted: 'quote',
  choose: 'quote',
  changed: 'quote',
  asked: 'quote',
  ended: 'quote',
  sentQuote: 'quote',
  signed: 'work',
  days: 'work',
  finished: 'work',
  done: 'work',
  closed: '',
  withdrawn: '',
};

type StepName = keyof Words['requestView']['steps'];

export interface Step {
  name: StepName;
  state: 'done' | 'next' | 'later';
}

/** How far a request has come, with one step that's next until all are done. A visit that nobody made isn't among the steps. */
export function stepsOf(kind: NextStep['kind'], isVisited: boolean): Step[] {
  const next = stepOf[kind];
  if (next === '') return [];
  const names = (['request', 'visit', 'quote', 'work'] as const).filter(
    (name) => name !== 'visit' || isVisited || next === 'visit',
  );
  const position = names.indexOf(next);
  return names.map((name, index) => ({
    name,
    state: index < position || kind === 'done' ? 'done' : index === position ? 'next' : 'later',
  }));
}
