import { expect, test } from 'vitest';
import { groupWaiting } from '../../../inbox/list/group-visits.ts';
import { nextStepOf } from '../../../inbox/request/next-step.ts';
import { hourMs } from '../../../schema/duration.ts';
import type { QuoteVersion } from '../../../schema/quote.ts';
import type { ListedRequest } from '../../../schema/stored-request.ts';
import { quote } from '../../support/quote.ts';

const now = Date.parse('2026-12-01T18:00:00.000Z');
const visit = (state: 'offered' | 'confirmed' | 'cancelled', hours: number, address?: string) => {
  const at = (hour: number) => new Date(now + hour * hourMs).toISOString();
  return {
    visit: { date: '2026-12-01', part: 'morning', state, start: at(hours - 3), end: at(hours), ...(address && { address }) },
  } as const;
};
const version: QuoteVersion = { number: 1, hash: '', quote, ownNotes: '', total: 0, at: '', by: '' };

test.each<['call' | 'visit' | 'quote' | null, Parameters<typeof nextStepOf>[0]]>([
  ['call', { status: 'new' }],
  ['visit', { status: 'contacted' }],
  ['visit', { status: 'contacted', ...visit('offered', 5) }],
  ['visit', { status: 'contacted', ...visit('confirmed', 5) }],
  ['visit', { status: 'contacted', ...visit('cancelled', -5) }],
  [null, { status: 'contacted', ...visit('confirmed', 5, '1 Oak St') }],
  ['quote', { status: 'contacted', ...visit('confirmed', -5) }],
  ['quote', { status: 'new', quote: { draft: version, versions: [], unreadable: [], isJobDue: false } }],
  [null, { status: 'quoted', quote: { versions: [version], unreadable: [], isJobDue: false } }],
  [null, { status: 'won', ...visit('confirmed', -5) }],
  [null, { status: 'done' }],
  [null, { status: 'new', withdrawnAt: '2026-12-01T12:00:00.000Z' }],
])('the next step is %s', (step, state) => {
  expect(nextStepOf(state, now)).toBe(step);
});

test('what waits for an answer comes first, and the urgent ones before all others', () => {
  const row = (id: string, more: Partial<ListedRequest> = {}): ListedRequest => ({
    ...{ id, receivedAt: '', fullName: '', email: '', phone: '', zipCode: '', serviceNeeded: '', language: 'en', excerpt: '' },
    ...{ status: 'new', version: 0, suspicions: [], preferredTimes: [], hasPlan: false, photoCount: 0, ...more },
  });
  const groups = (...rows: ListedRequest[]) =>
    groupWaiting(rows).map(({ title, requests }) => [title, ...requests.map(({ id }) => id)]);
  const [lost, asks] = [row('lost', { status: 'lost' }), row('asks', { status: 'quoted', isUnanswered: true })];
  expect(groups(lost, row('new'), asks, row('leak', { urgency: 'leak' }))).toEqual([
    ['Waiting for an answer', 'leak', 'new', 'asks'],
    ['Answered', 'lost'],
  ]);
  expect(groups(row('new'), row('leak', { urgency: 'leak' }))).toEqual([['', 'leak', 'new']]);
});
