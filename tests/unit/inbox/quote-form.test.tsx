// @vitest-environment happy-dom
/** How the office writes a quote, and what was paid for it. */

import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { quoteWords } from '#components/quote/words.ts';
import { decimalText } from '#inbox/request/quote/DecimalInput.tsx';
import { data } from '#pages/inbox/+data.ts';
import type { QuoteState } from '#schema/api/quote.ts';
import { money } from '#schema/api/quote-parts.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import type { RequestStatus } from '#schema/rules/request-statuses.ts';
import { refusal, until } from '../../support/api-answers.ts';
import { alerts, openInbox, openRequest, says, stored } from '../../support/inbox-in-dom.tsx';
import { quote, signature } from '../../support/quote.ts';
import { enter, find, press, textsOf } from '../../support/render.tsx';

const [floor] = data().floors;
const box = floor?.boxSqFt ?? 20;
const room = { width: 15, length: 20, floor: floor?.name ?? '', rotation: 0, pattern: 'straight' } as const;
const plan = {
  rooms: [
    { ...room, room: 'Den' },
    { ...room, room: 'Hall' },
  ],
  total: 1,
  link: '#a',
};
const pressIn = async (selector: string, name?: string) => press(await until(() => find(selector, name)));
const field = (label: string) => find('[aria-labelledby="inbox-quote"] :is(input, textarea, select)', label);
const rows = () => textsOf('[aria-labelledby="inbox-quote"] fieldset > button');
const total = () => textsOf('.total b')[0];

async function write(changes: Partial<StoredRequest>) {
  const request = stored('a', { zipCode: '78704', serviceNeeded: 'repair', ...changes });
  const opened = await openInbox([request], { 'PUT /api/requests/a/quote': request }, '/inbox?id=a');
  await pressIn('button', 'Write a quote');
  return opened;
}

test('without a plan, it asks for the floor and the square feet, which can be sums and sides', async () => {
  await write({});
  await pressIn('button', 'Make the lines');
  await says('Choose the floor');
  await says('Enter the square feet, such as 450');
  expect([rows(), document.activeElement]).toEqual([[], field('Floor')]);
  await enter(field('Floor'), 'none');
  await enter(field('Square feet'), `15'6" x 20 + 8 x 10`);
  await press(find('button', 'Make the lines'));
  expect(rows()).toMatchObject([expect.stringContaining('390 sq ft x ')]);
});

test('lines are copied, moved, and removed, and what is measured becomes what is bought', async () => {
  await write({ plan });
  const [material, den, hall] = rows();
  expect([material, den, hall].map((row) => row?.slice(0, 4))).toEqual([floor?.name.slice(0, 4), 'Den:', 'Hall']);
  await pressIn('button', material);
  await enter(field('Measured'), '310 * 1.1');
  await press(field('10% extra for cuts'));
  if (floor?.boxSqFt) await press(field('Full boxes'));
  expect(rows()[0]).toContain('341 sq ft x');
  await press(field('Full boxes'));
  await enter(field('Sq ft a box'), String(box));
  await says(`${Math.ceil(341 / box)} boxes`);
  await press(find('button', 'Move down line 1'));
  await press(find('button', 'Copy line 2'));
  await press(find('button', 'Remove line 3'));
  await press(find('#inbox-line-3-row'));
  await press(find('button', 'Move up line 3'));
  expect(rows().map((row) => row.slice(0, 4))).toEqual(['Den:', 'Hall', floor?.name.slice(0, 4)]);
  expect(document.activeElement?.id).toBe('inbox-line-2-row');
});

test('the total follows a discount in percent, the minimum, and what is taxed; a price of unknown parts is named', async () => {
  await write({});
  await pressIn('button', 'Start with an empty line');
  await enter(field('Description'), 'Patch');
  await enter(field('Price in $'), '');
  expect(total()).toBe('Fill in every price');
  await enter(field('Price in $'), '$1,200.00');
  expect(total()).toBe('Total $1,200.00');
  await enter(field('Price in $'), '100');
  await enter(field('Sales tax in %'), '8.25');
  await enter(field('Minimum in $'), '200');
  expect(total()).toBe('Total $200.00');
  await says('with $100.00 up to our minimum of $200.00');
  await says('Nobody knows how much of line 1 is material, so none of it is taxed.');
  await enter(field('Material in %'), '40');
  expect(total()).toBe('Total $203.30');
  await enter(field('Discount in $ or %'), '10%');
  expect(total()).toBe('Total $182.97');
  await enter(field('Sales tax'), 'all');
  expect(total()).toBe('Total $194.85');
  await enter(field('Sales tax in %'), '8.875');
  expect(total()).toBe('Total $195.98');
  await enter(field('Sales tax'), 'nothing');
  expect(total()).toBe('Total $180.00');
});

async function openSigned(changes: Partial<QuoteState> = {}, status: RequestStatus = 'won') {
  const chosen = { ...signature, options: [2], amounts: quoteTotals(quote, [2]) };
  const known = { number: 1, quote, hash: '', total: 312_430, at: signature.at, by: 'Dana' };
  const signed: QuoteState = {
    versions: [{ ...known, signature: chosen }],
    unreadable: [],
    payments: [],
    isJobDue: false,
    ...changes,
  };
  const request = stored('a', {}, { status, quote: signed });
  const answers = { 'POST /api/requests/a/payments': request, 'PUT /api/requests/a/quote': request };
  return openInbox([request], answers, '/inbox?id=a');
}

test('a change of what is signed has what was chosen for good, and shows what it comes to before and after', async () => {
  await openSigned();
  await pressIn('button', 'Change the quote');
  await says('It holds until they sign this one, too.');
  await press(find('#inbox-line-3-row'));
  expect(field('Optional')).toHaveProperty('checked', false);
  await enter(field('Price in $'), '5');
  await press(find('button', 'Look at it'));
  await says(/Before this change\$3,124.30Difference\+\$29.56/);
});

test('what is typed is soon kept for the office, and until then in the tab', async () => {
  const { calls } = await write({ plan });
  const kept = () => calls.flatMap(({ route, body }) => (route.startsWith('PUT') ? [body] : []));
  await enter(field('Work at'), '12 Oak St');
  expect([kept(), sessionStorage.length]).toEqual([[], 1]);
  await says('Draft saved.');
  await press(find('button', 'Close'));
  expect([kept(), sessionStorage.length]).toMatchObject([[{ quote: { place: expect.stringContaining('12 Oak St') } }], 0]);
});

test('what is typed stays in the tab also while a line is unfinished, and nothing says that it is saved', async () => {
  await write({ plan });
  await enter(field('Work at'), '12 Oak St');
  await says('Draft saved.');
  await press(find('#inbox-line-2-row'));
  await enter(field('Price in $'), '');
  expect(document.body.textContent).not.toContain('Draft saved.');
  await press(find('button', 'All requests'));
  await openRequest('a');
  await until(() => expect(total()).toBe('Fill in every price'));
  expect(field('Work at')).toHaveProperty('value', '12 Oak St');
});

test('what is added from our prices opens at its quantity if nobody knows it', async () => {
  await write({});
  await pressIn('button', 'Start with an empty line');
  await press(find('[aria-labelledby="inbox-quote"] li button'));
  expect(document.activeElement).toMatchObject({ id: 'inbox-line-2-quantity', value: '' });
});

test('a quote that is closed while it cannot be kept stays open, and in the tab', async () => {
  const { answers } = await write({ plan });
  const reached = answers['PUT /api/requests/a/quote'];
  answers['PUT /api/requests/a/quote'] = null;
  await enter(field('Work at'), '12 Oak St');
  await press(find('form[aria-label="Quote"] button', 'Close'));
  await says("Can't reach the site.");
  expect(field('Work at')).toHaveProperty('value', '12 Oak St');
  expect(sessionStorage.length).toBe(1);
  answers['PUT /api/requests/a/quote'] = reached;
  await press(find('form[aria-label="Quote"] button', 'Close'));
  await until(() => find('button', 'Write a quote'));
  expect(sessionStorage.length).toBe(0);
});

test('closing a quote that cannot be kept yet asks first', async () => {
  await write({});
  await pressIn('button', 'Start with an empty line');
  await enter(field('Description'), 'Patch');
  await enter(field('Price in $'), '');
  await press(find('form[aria-label="Quote"] button', 'Close'));
  await press(find('dialog[open] button', 'Go on writing'));
  expect(field('Description')).toHaveProperty('value', 'Patch');
  await press(find('form[aria-label="Quote"] button', 'Close'));
  await press(find('dialog[open] button', 'Close it'));
  await until(() => find('button', 'Write a quote'));
});

test.each([
  ['what could not be kept is tried again by itself', refusal(503), 'Draft saved.'],
  ["a colleague's change is not written over by itself", refusal(412), 'What you typed is still here'],
])('%s', async (_, answer, text) => {
  const { answers } = await write({ plan });
  const reached = answers['PUT /api/requests/a/quote'];
  answers['PUT /api/requests/a/quote'] = answer;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const run = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await enter(field('Work at'), '12 Oak St');
  await run(3000);
  await says(/Not saved|What you typed is still here/);
  answers['PUT /api/requests/a/quote'] = reached;
  await run(16_000);
  await says(text);
});

test('what is typed while a note is being saved is kept after it', async () => {
  const { answers } = await write({ plan });
  const note = Promise.withResolvers<unknown>();
  answers['PATCH /api/requests/a'] = () => note.promise;
  await enter(find('#inbox-note'), 'Has a dog');
  await press(find('button', 'Add note'));
  await enter(field('Work at'), '12 Oak St');
  await act(() => new Promise((done) => setTimeout(done, 2500)));
  await act(async () => note.resolve(answers['PUT /api/requests/a/quote']));
  await says('Draft saved.');
});

test("the job's street is asked before a quote can be looked at", async () => {
  await write({ plan });
  await pressIn('button', 'Look at it');
  expect(alerts()).toContain("Enter the job's street address");
  await enter(field('Work at'), '12 Oak St');
  await press(find('button', 'Look at it'));
  await says('12 Oak St, Austin, 78704');
});

test.each([
  ['8,50', 850],
  ['$1,200.00', 120_000],
  ['0', 'Enter the amount'],
  ['', 'Enter the amount'],
])('a payment of %j is noted as %j', async (typed, read) => {
  const { calls } = await openSigned();
  await enter(await until(() => find('#payment-amount')), typed);
  await pressIn('button', 'Note the payment');
  if (typeof read === 'string') return says(read);
  await says('Payment noted.');
  expect(calls.find(({ route }) => route.startsWith('POST'))?.body).toMatchObject({ cents: read, part: 'deposit', way: 'check' });
});

test('a job is marked as done only after a question while money is open, and the payment can be noted first', async () => {
  const work = { first: '2026-03-02', last: '2026-03-03', crew: 'Ray' };
  const { answers, calls } = await openSigned({ work, isJobDue: true });
  answers['PATCH /api/requests/a'] = answers['GET /api/requests/a'];
  const marked = () => calls.filter(({ route }) => route.startsWith('PATCH'));
  await pressIn('button', 'Mark the job as done');
  expect(find('dialog[open]').textContent).toContain('$3,124.30 is still open');
  await press(find('dialog[open] button', 'Note the payment'));
  await until(() => expect(document.activeElement?.id).toBe('payment-amount'));
  expect([find('details:has(#payment-amount)').hasAttribute('open'), marked()]).toEqual([true, []]);
  await press(find('[aria-labelledby="inbox-status"] button', 'Done'));
  await press(find('dialog[open] button', 'Done anyway'));
  await until(() => expect(marked()).toMatchObject([{ body: { status: 'done' } }]));
});

test('a payment starts with what is due next, which is the next step once the job is done, and not a letter', async () => {
  const { deposit, total } = quoteTotals(quote, [2]);
  await openSigned({ payments: [{ cents: deposit, date: '2026-03-01', part: 'deposit', way: 'check' }] }, 'done');
  await says(`${money(total - deposit)} is still open: record a payment`);
  expect(find('details[open] #payment-amount')).toHaveProperty('value', decimalText(total - deposit));
  expect(find('#payment-part')).toHaveProperty('value', 'end');
  expect(find('#inbox-reply-text')).toHaveProperty('value', '');
});

test('a job that is paid is marked as done without a question', async () => {
  const payment = { cents: 312_430, date: '2026-03-01', part: 'end', way: 'check' } as const;
  const { answers, calls } = await openSigned({ payments: [payment] });
  answers['PATCH /api/requests/a'] = answers['GET /api/requests/a'];
  await pressIn('[aria-labelledby="inbox-status"] button', 'Done');
  await until(() => expect(calls.findLast(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ status: 'done' }));
});

test("the crew's sheet has the days, the address, the phone, the note and what was signed, and no price", async () => {
  await openSigned({ work: { first: '2100-03-08', last: '2100-03-08', crew: 'Ray', note: 'Gate code 4711' } });
  await pressIn('button', 'Sheet for the crew');
  const [sheet = ''] = textsOf('article');
  for (const part of ['Monday, March 8', 'Ray', quote.place, '240 sq ft', 'Baseboards', '4711']) expect(sheet).toContain(part);
  expect(sheet).not.toContain('$');
  expect(find('article a').getAttribute('href')).toContain('maps');
});

test("the crew's sheet prints alone, also with an invoice open", async () => {
  vi.stubGlobal('print', () => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  await openSigned({ work: { first: '2100-03-08', last: '2100-03-08', crew: 'Ray' } });
  await pressIn('button', 'Invoice: Deposit');
  await press(find('button', quoteWords.en.print));
  await press(find('button', 'Sheet for the crew'));
  await press(find('button', 'Print'));
  expect(textsOf('[data-printed]')).toEqual([expect.stringContaining('Ray')]);
});

test('work days are removed, and the week marks a crew with two jobs', async () => {
  const work = { first: '2100-03-08', last: '2100-03-10', crew: 'Ray' };
  const request = stored(
    'a',
    {},
    { status: 'won', quote: { versions: [], unreadable: [], payments: [], isJobDue: false, work } },
  );
  await openInbox([request], { 'DELETE /api/requests/a/quote/work': request }, '/inbox?id=a');
  await pressIn('button', 'Remove work days');
  await says('Work days removed.');
  const visits = { visits: [], confirmed: {}, work: [{ ...request, ...work, isDouble: true }] };
  await openInbox([request], { 'GET /api/visits': visits }, '/inbox?view=week');
  await says('This crew has two jobs on one day');
});
