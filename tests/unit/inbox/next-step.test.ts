import spanish from '@words/replies.es.yaml';
import english from '@words/replies.yaml';
import { expect, test } from 'vitest';
import { groupWaiting } from '#inbox/list/group-visits.ts';
import { nextStepOf } from '#inbox/request/next-step.ts';
import type { QuoteVersion } from '#schema/api/quote.ts';
import type { ListedRequest } from '#schema/api/stored-request.ts';
import { hourMs } from '#schema/rules/duration.ts';
import { quote, signature } from '../../support/quote.ts';

const now = Date.parse('2026-12-01T18:00:00.000Z');
const visit = (state: 'offered' | 'confirmed' | 'cancelled', hours: number, address?: string) => {
  const at = (hour: number) => new Date(now + hour * hourMs).toISOString();
  return {
    visit: { date: '2026-12-01', part: 'morning', state, start: at(hours - 3), end: at(hours), ...(address && { address }) },
  } as const;
};
const version: QuoteVersion = { number: 1, hash: '', quote, total: 0, at: '', by: '' };

const sent = (standing: Partial<QuoteVersion> = {}) => ({
  versions: [{ ...version, ...standing }],
  unreadable: [],
  payments: [],
  isJobDue: false,
});
const reply = { actor: 'office', at: '2026-12-01T12:00:00.000Z', text: 'See you at 8', kind: 'reply' } as const;
const signed = sent({ signature, total: 100 });

test.each<[string | null, Parameters<typeof nextStepOf>[0]]>([
  ['call ours', { status: 'new' }],
  ['visit ours', { status: 'contacted' }],
  ['visit ours', { status: 'contacted', ...visit('offered', 5) }],
  ['visit ours', { status: 'contacted', ...visit('confirmed', 5) }],
  ['visit ours', { status: 'contacted', ...visit('cancelled', -5) }],
  ['visit ahead', { status: 'contacted', ...visit('confirmed', 5, '1 Oak St') }],
  ['quote ours', { status: 'contacted', ...visit('confirmed', -5) }],
  ['quote ours', { status: 'new', quote: { draft: version, versions: [], unreadable: [], payments: [], isJobDue: false } }],
  ['quote theirs', { status: 'quoted', quote: sent() }],
  ['quote ours', { status: 'quoted', quote: sent({ declined: { at: '', reason: '' } }) }],
  ['quote ours', { status: 'quoted', quote: sent({ quote: { ...quote, validUntil: '2026-11-30' } }) }],
  ['work ours', { status: 'won', ...visit('confirmed', -5) }],
  ['work ahead', { status: 'won', quote: { ...sent(), work: { first: '2026-12-02', last: '2026-12-03', crew: 'Ray' } } }],
  ['job ours', { status: 'won', quote: { ...sent(), isJobDue: true } }],
  ['work running', { status: 'won', quote: { ...sent(), work: { first: '2026-12-01', last: '2026-12-03', crew: 'Ray' } } }],
  ['payment ours', { status: 'done', quote: signed }],
  ['reply ours', { status: 'done', notes: [reply] }],
  [null, { status: 'done', notes: [{ ...reply, subject: spanish.done.subject }] }],
  [null, { status: 'done', notes: [{ ...reply, text: `Hi! ${english.done.text[0]}` }] }],
  ['answer ours', { status: 'won', isUnanswered: true, quote: { ...sent(), isJobDue: true } }],
  ['answer ours', { status: 'lost', isUnanswered: true }],
  [null, { status: 'contacted', isUnanswered: true, trashedAt: '2026-12-01T12:00:00.000Z' }],
  [null, { status: 'lost' }],
  [null, { status: 'new', withdrawnAt: '2026-12-01T12:00:00.000Z' }],
])('the next step is %s', (step, state) => {
  const next = nextStepOf(state, now);
  expect(next && `${next.part} ${next.turn}`).toBe(step);
});

test('whoever was entered from a call has been called', () => {
  expect(nextStepOf({ status: 'new' }, now, 'phone')?.part).toBe('visit');
});

test('what waits for an answer comes first, also what was answered and asks again', () => {
  const row = (id: string, more: Partial<ListedRequest> = {}): ListedRequest => ({
    ...{
      id,
      receivedAt: '',
      fullName: '',
      email: '',
      phone: '',
      zipCode: '',
      serviceNeeded: '',
      howSoon: '',
      language: 'en',
      excerpt: '',
    },
    ...{ status: 'new', version: 0, preferredTimes: [], hasPlan: false, photoCount: 0, ...more },
  });
  const groups = (...rows: ListedRequest[]) =>
    groupWaiting(rows).map(({ title, requests }) => [title, ...requests.map(({ id }) => id)]);
  const [lost, asks] = [row('lost', { status: 'lost' }), row('asks', { status: 'quoted', isUnanswered: true })];
  expect(groups(row('leak', { urgency: 'leak' }), lost, row('new'), asks)).toEqual([
    ['Waiting for an answer', 'leak', 'new', 'asks'],
    ['Answered', 'lost'],
  ]);
  expect(groups(row('leak', { urgency: 'leak' }), row('new'))).toEqual([['', 'leak', 'new']]);
});
