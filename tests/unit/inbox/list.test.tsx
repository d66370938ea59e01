// @vitest-environment happy-dom
/** The list of requests: search and filters, what is new, and what comes first. */
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { refusal, until } from '../../support/api-answers.ts';
import { alerts, listed, names, openInbox, openRequest, says, stored } from '../../support/inbox-in-dom.tsx';
import { enter, find, go, press, textsOf } from '../../support/render.tsx';

const shows = (...expected: string[]) => until(() => expect(names()).toEqual(expected));
const filter = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="search"] button')].find(({ textContent }) => textContent?.startsWith(name));
const search = () => find('[type="search"]');

test('more is shown on request, and the address keeps the filter and the search', async () => {
  const { calls } = await openInbox([], {
    'GET /api/requests/counts': { won: 1200 },
    'GET /api/requests': ({ query: { limit, q } }: { query: Record<string, string> }) => ({
      requests: q === 'nobody' ? [] : (limit === '50' ? ['a', 'b'] : ['a', 'b', 'c']).map((id) => listed(stored(id))),
      hasMore: limit === '50' && !q,
    }),
  });
  await shows('a', 'b');
  await press(find('button', 'Show more'));
  await shows('a', 'b', 'c');
  expect(textsOf('button')).not.toContain('Show more');
  expect(filter('Won')?.textContent).toBe('Won 1,200');
  await press(find('button', 'Won 1,200'));
  await shows('a', 'b');
  await go(-1);
  await shows('a', 'b', 'c');
  await enter(search(), 'nobody ');
  await press(find('button', 'Won 1,200'));
  await says('No requests match.');
  expect(location.search).toBe('?status=won&q=nobody');
  expect(calls.filter(({ query }) => query.q === 'nobody')[0]?.query.status).toBe('won');
  await press(find('button', 'Show all'));
  await shows('a', 'b', 'c');
});

test('a list that fails can be tried again, and one that is there stays while nothing can be reached', async () => {
  const requests = [stored('a')];
  const { answers, tellOfChange } = await openInbox(requests, { 'GET /api/requests': refusal(503) });
  await until(() => expect(alerts()).toContain("Couldn't load the list."));
  answers['GET /api/requests'] = { requests: requests.map(listed), hasMore: false };
  await press(find('button', 'Try again'));
  await shows('a');
  expect(alerts()).not.toContain("Couldn't load");
  answers['GET /api/requests'] = refusal(503);
  await tellOfChange();
  await says('No connection');
  expect(names()).toEqual(['a']);
});

test('while the page is visible, waiting times go on, and new requests are announced below what is shown', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const noon = Date.parse('2026-11-20T12:00:00-06:00');
  vi.setSystemTime(noon);
  const run = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  const requests = [stored('a', { receivedAt: new Date(noon - 270_000).toISOString() })];
  let revision = 'first';
  const { calls } = await openInbox(requests, { 'GET /api/requests/changes': () => ({ revision }) });
  const entry = () => find('li:has([data-request="a"])');
  await until(() => expect(entry().textContent).toContain('4 min waiting'));
  await run(31_000);
  expect(entry().textContent).toContain('5 min waiting');

  requests.unshift(stored('b', { receivedAt: new Date(noon + 20_000).toISOString() }));
  revision = 'second';
  await run(20_000);
  await until(() => find('button', 'Show 1 new request'));
  expect([document.title, names()]).toEqual(['(1) Inbox', ['a']]);
  await press(find('button', 'Show 1 new request'));
  await shows('b', 'a');

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const before = calls.length;
  await run(300_000);
  expect(calls.slice(before).filter(({ route }) => route.endsWith('/changes'))).toEqual([]);
});

test('a request opened right after typing in the search stays open while the list is searched', async () => {
  const requests = ['Anna', 'Bert', 'Cora'].map((name) => stored(name));
  const answer = ({ query: { q } }: { query: Record<string, string> }) => ({
    requests: requests.filter(({ id }) => !q || id === q).map(listed),
    hasMore: false,
  });
  await openInbox(requests, { 'GET /api/requests': answer });
  await shows('Anna', 'Bert', 'Cora');
  await enter(search(), 'Bert');
  await openRequest('Cora');
  await act(() => new Promise((done) => setTimeout(done, 400)));
  await shows('Bert');
  await until(() => find('h2', 'Cora'));
  expect(location.search).toBe('?q=Bert&id=Cora');
});

test("a row follows a colleague's change, and leaves if the filter no longer finds it", async () => {
  const requests = [stored('a'), stored('b')];
  const { tellOfChange } = await openInbox(requests, {}, '/inbox?status=new');
  await shows('a', 'b');
  requests[0] = stored('a', {}, { version: 1, isUnanswered: true });
  requests.splice(1, 1);
  await tellOfChange();
  await shows('a');
  expect(find('[data-request="a"]').textContent).toContain('New message');
});

test('Today shows visits by time, then what is due; This week shows the visits of each day, the way there, and collisions', async () => {
  const today = dateText(dateOf(Date.now()));
  const tomorrow = dateText(dateOf(Date.now()) + dayMs);
  const visit = (date: string, part: 'morning' | 'afternoon', hour: number, more: object = {}) => {
    const times = { start: `${date}T${hour}:00:00.000Z`, end: `${date}T${hour + 3}:00:00.000Z` };
    return { visit: { date, part, state: 'confirmed', ...times, ...more } as const };
  };
  const requests = [
    stored('late'),
    stored('vic', { zipCode: '' }, visit(today, 'afternoon', 20, { address: '9 Oak St' })),
    stored('meg', { photos: [{ name: 'x', kind: 'photo', type: 'image/jpeg', bytes: 1, at: '' }] }, visit(today, 'morning', 14)),
    stored('tom', {}, visit(tomorrow, 'morning', 14, { state: 'offered' })),
    stored('ted', {}, visit(tomorrow, 'morning', 14)),
  ];
  const due = { late: 'new', vic: 'message', flo: 'quote', sid: 'work', jo: 'job', will: 'withdrawn' };
  const dueRows = [...requests.slice(0, 3), stored('jo'), stored('flo'), stored('will'), stored('sid')]
    .map(listed)
    .map((row) => ({
      ...row,
      ...Object.fromEntries(Object.entries(due).flatMap(([id, reason]) => (id === row.id ? [['due', reason]] : []))),
    }));
  await openInbox([], { 'GET /api/requests': { requests: dueRows, hasMore: false } }, '/inbox?view=today');
  await shows('meg', 'vic', 'late', 'vic', 'flo', 'sid', 'jo', 'will');
  expect(textsOf('[aria-labelledby="inbox-list"] h3')).toEqual([
    'Visits today',
    'Waiting for an answer',
    'Quotes to follow up',
    'Jobs to plan',
    'Jobs to finish',
    'A customer withdrew',
  ]);
  expect(find('[data-request="meg"]').textContent).toMatch(/8-11 AM.*No street address yet.*1 photo/);

  // With work days in this week.
  const wes = stored('wes', {}, visit('2026-01-05', 'morning', 14));
  await openInbox([...requests.slice(1), wes], {}, '/inbox?view=week');
  const [, week] = document.body.children;
  const inWeek = (selector: string) => [...(week?.querySelectorAll(selector) ?? [])];
  await until(() =>
    expect(inWeek('[data-request] b').map(({ textContent }) => textContent)).toEqual(['meg', 'vic', 'tom', 'ted']),
  );
  expect(inWeek('[aria-labelledby="inbox-list"] h3').map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Today',
    'Tomorrow',
  ]);
  const entry = (id: string) => inWeek(`li:has([data-request="${id}"])`)[0];
  expect(entry('tom')?.textContent).toMatch(/Not confirmed yet.*2 visits at this time/);
  const links = [...(entry('vic')?.querySelectorAll('a:not([data-request])') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+15125550100',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=9\+Oak\+St/),
  ]);
});

test('what protects the site and is off says what it means, and in a fold what to do', async () => {
  const off = ['desk', 'copies'].map((guard) => ({ guard, since: null, means: `${guard} is off.`, todo: `Look at ${guard}.` }));
  await openInbox([], { 'GET /api/health': { status: 'degraded', off } });
  const bar = await until(() => find('details:has(.todo)'));
  expect(textsOf('details:has(.todo) summary')).toEqual(['desk is off. And 1 more']);
  expect(bar.textContent).toContain('copies is off. For whoever runs the site: Look at copies.');
});

test('a printed page has no menu', async () => {
  await openInbox([]);
  expect((await until(() => find('summary', 'More'))).closest('[data-no-print]')).not.toBeNull();
});
