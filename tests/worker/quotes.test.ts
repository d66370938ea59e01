/** Quotes, from the draft to the signed contract and the work days, and what can go wrong on the way. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameAuthor } from '#schema/api/author.ts';
import type { Visits } from '#schema/api/visit.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs, hourMs } from '#schema/rules/duration.ts';
import { wordsIn } from '#site/read/words.ts';
import { acceptance, quote, sending, shownQuote } from '../support/quote.ts';
import { impatient, sharedSite } from '../support/site/shared.ts';
import { answerOf, makePhoto, openAsVisitor, openNewLink, sendAsVisitor, type Visitor } from '../support/site/visitor.ts';

const site = await sharedSite({ ...impatient, vars: { ...impatient.vars, REPLY_MAIL_FROM: 'office@example.com' } });
const { call, read, settle } = site;

const send = (id: string, changes = {}, channel?: string) => call(`/api/requests/${id}/quote`, 'POST', sending(changes, channel));
const answer = async (visitor: Visitor, body: object) => (await visitor.call('/quote', 'POST', body)).status;
const history = async (id: string) => (await read(id)).state.history.map(({ what }) => what);
const contractOfRequest = async (id: string) =>
  contractsSchema.parse(await (await call(`/api/requests/${id}/quote/contract`)).json());
const problem = async (response: { json: () => Promise<unknown> }) =>
  z.object({ detail: z.string() }).parse(await response.json());

const contractsSchema = z.object({ keptUntil: z.string(), contracts: z.array(z.unknown()) });
const payment = { cents: 85_748, date: '2026-03-01', part: 'deposit', way: 'check' };

const tile = { unit: 'sq ft', price: 500, isOptional: true, material: 60 };
const orderedLines = [
  { ...quote.lines[0], quantity: 48_000, measured: { area: 42_000, waste: 10, box: 2000 } },
  quote.lines[1],
  { ...tile, description: 'Other tile', quantity: 10_000 },
  { ...tile, description: 'Chosen tile', quantity: 12_000 },
  { ...tile, description: 'Credit for tile', quantity: 10_000, price: -100, isOptional: false },
  { ...tile, description: 'Stair noses', quantity: 1300, unit: 'each', isOptional: false },
];

async function quoted(fields: Record<string, unknown> = {}, changes = {}): Promise<Visitor> {
  const visitor = await sendAsVisitor(site, fields);
  expect((await send(visitor.id, changes)).status).toBe(201);
  return visitor;
}

async function signed(options: number[] = [], fields = {}, changes = {}): Promise<Visitor> {
  const visitor = await quoted(fields, changes);
  expect(await answer(visitor, acceptance(await shownQuote(visitor), options))).toBe(204);
  return visitor;
}

test('the order has the signed material of jobs ahead, without options that nobody chose, the first to begin first', async () => {
  const [late, soon, begun, done, canceled] = [
    await signed([], { fullName: 'Late' }),
    await signed([3], { fullName: 'Soon' }, { lines: orderedLines }),
    await signed([], { fullName: 'Begun' }),
    await signed([], { fullName: 'Done' }),
    await signed([], { fullName: 'Canceled' }),
  ];
  await quoted({ fullName: 'Unsigned' });
  const today = dateText(dateOf(Date.now()));
  const work = (id: string, first: string) => call(`/api/requests/${id}/quote/work`, 'PUT', { first, last: first, crew: 'Ray' });
  await work(soon.id, '2100-01-04');
  await work(begun.id, dateText(Date.parse(today) - dayMs));
  await call(`/api/requests/${done.id}`, 'PATCH', { status: 'done' });
  await call(`/api/requests/${canceled.id}/quote/contract`, 'DELETE');
  expect(await (await call('/api/order')).json()).toEqual({
    jobs: [
      {
        id: soon.id,
        fullName: 'Soon',
        place: quote.place,
        work: { first: '2100-01-04', last: '2100-01-04' },
        lines: [
          { description: 'Oak boards', quantity: 48_000, unit: 'sq ft', box: 2000 },
          { description: 'Chosen tile', quantity: 12_000, unit: 'sq ft', box: 0 },
          { description: 'Stair noses', quantity: 1300, unit: 'each', box: 0 },
        ],
      },
      {
        id: late.id,
        fullName: 'Late',
        place: quote.place,
        lines: [{ description: 'Oak boards', quantity: 24_000, unit: 'sq ft', box: 0 }],
      },
    ],
  });
});

test('a draft is kept, sent with a link, opened, and signed with an option; the customer gets a copy', async () => {
  const visitor = await sendAsVisitor(site);
  const { id } = visitor;
  expect((await call(`/api/requests/${id}/quote`, 'PUT', { quote, version: 0 })).status).toBe(200);
  expect((await call(`/api/requests/${id}/quote`, 'PUT', { quote, version: 0 })).status).toBe(412);
  expect((await read(id)).state.quote).toMatchObject({ draft: { number: 0, quote }, versions: [] });
  expect(await visitor.page()).not.toHaveProperty('quote');

  await settle();
  await site.seen();
  expect((await send(id)).status).toBe(201);
  await settle();
  const [mail] = (await site.seen()).mails;
  const mailed = openAsVisitor(site, id, /#(\S+)$/.exec(mail?.text ?? '')?.[1] ?? '');
  expect((await read(id)).state).toMatchObject({ status: 'quoted', quote: { versions: [{ number: 1 }] } });
  expect((await read(id)).state.quote?.draft).toBeUndefined();
  expect((await read(id)).state.quote?.versions[0]?.openedAt).toBeUndefined();

  const shown = await shownQuote(mailed);
  expect(shown.hash).toBe(createHash('sha256').update(JSON.stringify(quote)).digest('hex'));
  const { version, quote: state } = (await read(id)).state;
  expect(state?.versions[0]?.openedAt).toBeDefined();
  expect((await site.list()).requests).toMatchObject([{ quote: { standing: 'opened', validUntil: quote.validUntil } }]);

  expect(await answer(mailed, acceptance(shown, [2]))).toBe(204);
  expect(await answer(mailed, acceptance(shown, [2]))).toBe(204);
  expect(await answer(visitor, acceptance(shown, []))).toBe(409);
  await settle();
  const copies = (await site.seen()).mails.filter(
    ({ to, subject }) => to === 'ann.lee@example.com' && subject === 'Your signed quote',
  );
  expect(copies).toHaveLength(1);
  // 2,040.00 + 756.00 + 265.50 - 100.00 discount + 8.25% of (2,040.00 less its share of the discount).
  expect(copies[0]?.text).toMatch(/Total: \$3,124\.30[\s\S]*Signed electronically by: Ann Lee/);
  const after = (await read(id)).state;
  expect(after).toMatchObject({ status: 'won', version: version + 1 });
  expect(await history(id)).toEqual(
    expect.arrayContaining([
      'Quote 1 sent: $2,858.28',
      'Quote 1 opened',
      'Status: quoted to won',
      'Quote 1 accepted and signed by “Ann Lee”: $3,124.30',
    ]),
  );
});

test('the same quote again is one version and one mail; a changed one takes its place', async () => {
  const visitor = await quoted();
  const first = await shownQuote(visitor);
  expect((await send(visitor.id)).status).toBe(201);
  expect((await read(visitor.id)).state.quote?.versions).toHaveLength(1);
  expect((await send(visitor.id, { days: 4 })).status).toBe(201);
  const response = await visitor.call('/quote', 'POST', acceptance(first));
  expect([response.status, (await problem(response)).detail]).toEqual([409, expect.stringContaining('newer quote')]);
  expect((await shownQuote(visitor)).number).toBe(2);
  for (let days = 5; days < 23; days++) expect((await send(visitor.id, { days })).status).toBe(201);
  expect((await send(visitor.id, { lines: [] })).status).toBe(422);
  expect((await send(visitor.id, { days: 99 })).status).toBe(422);
  await settle();
  expect((await site.seen()).mails.filter(({ text }) => text.startsWith('Here is your quote.'))).toHaveLength(20);
});

test('by a link that the business made, a quote is not opened but declined and signed, and the history says whose link it was', async () => {
  const { id } = await quoted();
  const made = await openNewLink(site, id);
  const shown = await shownQuote(made);
  expect((await read(id)).state.quote?.versions[0]).not.toHaveProperty('openedAt');
  expect(await answer(made, { action: 'decline', number: 1, text: 'No' })).toBe(204);
  expect(await answer(made, acceptance(shown))).toBe(204);
  const { state } = await read(id);
  expect(state.history.slice(-3).map((event) => `${nameAuthor(event)}: ${event.what}`)).toEqual([
    'Customer, by a link that API made: Quote 1 declined: “No”',
    'Customer, by a link that API made: Status: quoted to won',
    'Customer, by a link that API made: Quote 1 accepted and signed by “Ann Lee”: $2,858.28',
  ]);
});

test('a signed quote stays as it is: what else is tried with it is refused', async () => {
  const visitor = await signed();
  const { id } = visitor;
  // Not even its customer declines it.
  expect(await answer(visitor, { action: 'decline', number: 1, text: 'No' })).toBe(409);
  expect((await send(id, { days: 9 })).status).toBe(409);
  expect((await call(`/api/requests/${id}/quote`, 'PUT', { quote })).status).toBe(409);
  expect((await read(id)).state.quote).toMatchObject({ versions: [{ number: 1 }] });
});

test('a signed quote changes by another one that says so and is signed, too; each stays, and the last one holds', async () => {
  const visitor = await signed([2]);
  const { id } = visitor;
  const { signed: none, isOpen, isOver, mailsCopy, due: _, payments: __, cancelable: ___, ...first } = await shownQuote(visitor);
  expect([none, isOpen, isOver, mailsCopy]).toEqual([[], false, false, true]);
  expect((await send(id, { changes: 2 })).status).toBe(409);
  expect((await send((await quoted()).id, { days: 9, changes: 1 })).status).toBe(409);
  expect((await send(id, { days: 9, changes: 1 })).status).toBe(201);
  const change = await shownQuote(visitor);
  expect(change).toMatchObject({ number: 2, signed: [first] });
  expect(await answer(visitor, { action: 'decline', number: 2, text: 'No' })).toBe(204);
  expect([await answer(visitor, acceptance(first, [2])), await answer(visitor, acceptance(first))]).toEqual([204, 409]);
  expect(await answer(visitor, acceptance(change))).toBe(204);
  expect(await shownQuote(visitor)).toMatchObject({ number: 2, signature: { name: 'Ann Lee' }, signed: [first] });
  expect((await read(id)).state.status).toBe('won');

  // Over, a change leaves the contract as it was.
  expect((await send(id, { days: 8, changes: 2 })).status).toBe(201);
  expect((await shownQuote(visitor)).number).toBe(3);
  await site.setClock(31 * dayMs);
  expect((await shownQuote(visitor)).number).toBe(2);
  await site.setClock(0);

  expect((await contractOfRequest(id)).contracts).toHaveLength(2);
});

test('nothing that a customer writes becomes a line of the history or the mails', async () => {
  const forged = 'x\nQuote 9, $1.00, accepted by “Owner”';
  const shown = "“x Quote 9, $1.00, accepted by 'Owner'”";
  const room = { room: forged, width: 10, length: 12, floor: forged, rotation: 0 };
  const visitor = await quoted({ projectDetails: forged, plan: { rooms: [room], total: 1, link: '#plan=a' } });
  await visitor.call('/messages', 'POST', { text: forged });
  expect(await answer(visitor, { action: 'decline', number: 1, text: forged })).toBe(204);
  expect((await history(visitor.id)).at(-1)).toBe(`Quote 1 declined: ${shown}`);
  await settle();
  const { mails } = await site.seen();
  const lines = mails.flatMap(({ text }) => text.split('\n'));
  expect(lines.filter((line) => line.startsWith('Quote 9'))).toEqual([]);
  expect(lines.filter((line) => line.includes(shown)).length).toBeGreaterThan(1);
});

test('declined, it can still be accepted; withdrawn, erased, in the trash, or expired, it cannot', async () => {
  const visitor = await quoted();
  const shown = await shownQuote(visitor);
  const decline = { action: 'decline', number: 1, text: 'Too much' };
  expect([await answer(visitor, decline), await answer(visitor, decline)]).toEqual([204, 204]);
  expect((await read(visitor.id)).state).toMatchObject({
    status: 'quoted',
    quote: { versions: [{ declined: { reason: 'Too much' } }] },
  });
  const isOpen = async () => (await shownQuote(visitor)).isOpen;
  expect(await isOpen()).toBe(true);
  await call(`/api/requests/${visitor.id}`, 'DELETE');
  expect([await answer(visitor, acceptance(shown)), await isOpen()]).toEqual([409, false]);
  await call(`/api/requests/${visitor.id}/restore`, 'POST');
  for (const status of ['lost', 'spam', 'quoted']) {
    await call(`/api/requests/${visitor.id}`, 'PATCH', { status });
    expect([status, await isOpen()]).toEqual([status, status === 'quoted']);
    if (status !== 'quoted') expect(await answer(visitor, acceptance(shown))).toBe(409);
  }
  await visitor.call('/withdraw', 'POST');
  const withdrawn = await visitor.call('/quote', 'POST', acceptance(shown));
  expect([withdrawn.status, await isOpen()]).toEqual([409, false]);
  expect((await problem(withdrawn)).detail).toContain("You've withdrawn this request");
  expect((await send(visitor.id, { days: 5 })).status).toBe(409);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'quoted' });
  await site.setClock(31 * dayMs);
  const late = await visitor.call('/quote', 'POST', acceptance(shown));
  expect((await problem(late)).detail).toContain("isn't valid anymore");
  expect(await shownQuote(visitor)).toMatchObject({ isOpen: false, isOver: true });
  expect((await send(visitor.id, { days: 6 })).status).toBe(422);
  // The desk's clock counts: the page says what the desk does, whatever the browser's clock is.
  await site.setClock(29 * dayMs + hourMs);
  expect(await answer(visitor, acceptance(shown))).toBe(204);
  expect(await cancel(visitor)).toBe(204);
  await visitor.call('', 'DELETE');
  expect(await answer(visitor, acceptance(shown))).toBe(404);
  expect([(await send(visitor.id)).status, (await send(visitor.id, { changes: 1 })).status]).toEqual([404, 404]);
});

test('a total that does not match, an option that is not one, and a hash of something else are refused', async () => {
  const visitor = await quoted();
  const shown = await shownQuote(visitor);
  for (const [changes, status] of [
    [{ total: 1 }, 409],
    [{ options: [0] }, 409],
    [{ options: [99] }, 409],
    [{ hash: 'x' }, 409],
    [{ number: 0 }, 409],
    [{ name: ' ' }, 422],
    [{ agrees: undefined }, 422],
    // What was on screen is older than the site.
    [{ agrees: 'I agree.' }, 409],
    [{ intent: 'Look' }, 409],
    [{ photos: 'Show everything.' }, 409],
  ] as const)
    expect([changes, await answer(visitor, acceptance(shown, [], changes))]).toEqual([changes, status]);
  expect((await read(visitor.id)).state).toMatchObject({ status: 'quoted', notes: [{ kind: 'reply' }] });
});

test('two people sign on two phones, and the owner sends a new version in the same moment: one outcome, and everybody is told', async () => {
  for (let round = 0; round < 10; round++) {
    const visitor = await quoted();
    const shown = await shownQuote(visitor);
    const [one, other, sent] = await Promise.all([
      answer(visitor, acceptance(shown, [], { name: 'Ann Lee' })),
      answer(visitor, acceptance(shown, [2], { name: 'Bob Lee' })),
      send(visitor.id, { days: 7 }),
    ]);
    const versions = (await read(visitor.id)).state.quote?.versions ?? [];
    const names = versions.flatMap(({ signature }) => signature?.name ?? []);
    expect([one, other].filter((status) => status === 204)).toHaveLength(names.length);
    expect(names.length + (sent.status === 201 ? 1 : 0)).toBe(1);
    if (names.length === 1) expect(names[0]).toBe(one === 204 ? 'Ann Lee' : 'Bob Lee');
  }
});

test('while the desk is away, the customer hears it and nothing is half signed', async () => {
  const visitor = await quoted();
  const shown = await shownQuote(visitor);
  await site.failing(['desk']);
  expect(await answer(visitor, acceptance(shown))).toBe(503);
  await site.failing(['sql']);
  expect(await answer(visitor, acceptance(shown))).toBe(503);
  await site.failing(['desk answer'], { 'desk answer': 1 });
  expect(await answer(visitor, acceptance(shown))).toBe(503);
  await site.failing([]);
  // The third one arrived. The same again says so.
  expect((await read(visitor.id)).state.status).toBe('won');
  expect(await answer(visitor, acceptance(shown))).toBe(204);
  expect((await history(visitor.id)).filter((what) => what.includes('signed by'))).toHaveLength(1);
});

test('when work days are set the customer is told, the day before again, and not of days that have moved', async () => {
  const [one, moved, elsewhere] = [await signed(), await signed(), await signed([], { language: 'es' })];
  await settle();
  await site.seen();
  const tell = { channel: 'mail', subject: 'Your work days', text: 'We come in March.' };
  const days = { first: '2027-03-09', last: '2027-03-10', crew: 'Ray' };
  const plan = (id: string, changes = {}) => call(`/api/requests/${id}/quote/work`, 'PUT', { ...days, ...changes });
  expect((await plan(one.id, { tell })).status).toBe(200);
  await plan(moved.id);
  await plan(moved.id, { first: '2027-03-10' });
  await plan(elsewhere.id, { last: days.first });
  await site.work();
  expect((await site.seen()).mails.map(({ subject }) => subject)).toEqual(['Your work days']);
  await site.setTime('2027-03-08T15:05:00Z');
  // The alarm's clock is real.
  await site.work();
  await site.work();
  const isReminder = ({ subject }: { subject: string }) => /tomorrow|Mañana/.test(subject);
  const reminders = (await site.seen()).mails.filter(isReminder).map(({ text }) => text);
  expect(reminders).toHaveLength(2);
  expect(reminders.join()).toContain('(Tuesday, March 9 to Wednesday, March 10)');
  expect(reminders.join()).toContain('(martes 9 de marzo)');
  expect((await read(one.id)).state.notes.at(-1)).toMatchObject({ kind: 'reply', actor: 'site', channel: 'mail' });
  await site.setClock(0);
});

test('work days stand in the week, which marks a crew with two jobs, and in the calendar', async () => {
  const [one, other] = [await signed(), await signed()];
  const plan = (id: string, changes = {}) =>
    call(`/api/requests/${id}/quote/work`, 'PUT', { first: '2027-03-08', last: '2027-03-10', crew: 'Ray', ...changes });
  expect((await plan((await quoted()).id)).status).toBe(409);
  await site.plan(one.id, { address: '12 Oak St' });
  expect((await plan(one.id, { crew: 'Ángel', note: 'Gate code 4711' })).status).toBe(200);
  expect((await plan(one.id, { note: 'Gate code 4711' })).status).toBe(200);
  expect((await plan(other.id, { first: '2027-03-11', last: '2027-03-09' })).status).toBe(422);
  expect((await plan(other.id, { first: '2027-03-10', last: '2027-03-12', crew: 'ray' })).status).toBe(200);
  const week = await answerOf<Visits>(call('/api/visits?from=2027-03-09&to=2027-03-15'));
  expect(week.work).toMatchObject([
    { id: one.id, first: '2027-03-08', isDouble: true, place: quote.place, note: 'Gate code 4711' },
    { id: other.id, isDouble: true },
  ]);
  const { path } = z.object({ path: z.string() }).parse(await (await call('/api/calendar', 'POST')).json());
  const feed = await (await site.fetch(site.url(path))).text();
  expect(feed).toContain(`UID:work-${one.id}`);
  const job = feed
    .split('BEGIN:VEVENT')
    .find((event) => event.includes(`UID:work-${one.id}`))
    ?.replaceAll('\r\n ', '');
  expect(job).toContain('LOCATION:12 Oak St\\, Austin\\, 78704\r\n');
  expect(job).toContain('Gate code 4711');
  expect(job).not.toContain('@');
  expect(JSON.stringify(await (await one.call()).json())).not.toContain('4711');
  expect(feed).toContain('DTSTART;VALUE=DATE:20270308\r\nDTEND;VALUE=DATE:20270311');
  expect((await one.page()).work).toMatchObject({ first: '2027-03-08', crew: 'Ray' });
  const remove = () => call(`/api/requests/${one.id}/quote/work`, 'DELETE');
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);
  expect(await one.page()).not.toHaveProperty('work');
  expect(await (await site.fetch(site.url(path))).text()).not.toContain(`UID:work-${one.id}`);
  expect((await plan(one.id)).status).toBe(200);

  await site.setTime('2027-03-12T12:00:00Z');
  // A job that is lost has no work days.
  await call(`/api/requests/${one.id}`, 'PATCH', { status: 'lost' });
  expect((await read(one.id)).state.quote?.isJobDue).toBe(false);
  expect(await one.page()).not.toHaveProperty('work');
  await call(`/api/requests/${one.id}`, 'PATCH', { status: 'won' });
  expect((await read(one.id)).state.quote?.isJobDue).toBe(true);
  expect((await call(`/api/requests/${one.id}`, 'PATCH', { status: 'done' })).status).toBe(200);
  expect((await read(one.id)).state.quote?.isJobDue).toBe(false);
  // A day later, the other one is over.
  await site.setTime('2027-03-13T12:00:00Z');
  await site.runSchedule();
  const { mails } = await site.seenUntil((seen) => seen.mails.some(({ subject }) => subject.startsWith('Today')));
  const morning = mails.find(({ subject }) => subject.startsWith('Today'));
  expect(morning?.subject).toContain('Jobs to finish (1)');
  expect(morning?.text).toMatch(/\nhttps:\S+\/inbox$/);
});

test('a version that cannot be read is kept and named, and neither it nor the one before can be signed', async () => {
  const visitor = await quoted();
  const { id } = visitor;
  const first = await shownQuote(visitor);
  expect((await send(id, { days: 4 })).status).toBe(201);
  const second = await shownQuote(visitor);
  await site.rows(`UPDATE quotes SET content = '{"from":"another schema"}' WHERE request_id = '${id}' AND number = 2`);
  expect((await read(id)).state.quote).toMatchObject({ versions: [{ number: 1 }], unreadable: [{ number: 2 }] });
  expect(await visitor.page()).toMatchObject({
    unreadableQuotes: [{ number: 2, stored: '{"from":"another schema"}' }],
    quote: { number: 1, isOpen: false },
  });
  for (const sent of [acceptance(first), acceptance(second), acceptance(first, [], { number: 2 })]) {
    expect(await answer(visitor, sent)).toBe(409);
  }
  // The next one has a number of its own.
  expect((await send(id, { days: 5 })).status).toBe(201);
  expect(await answer(visitor, acceptance(await shownQuote(visitor)))).toBe(204);
  expect((await read(id)).state.quote).toMatchObject({ versions: [{ number: 1 }, { number: 3 }] });
});

test('the morning mail lists quotes to follow up, without those that are signed or declined', async () => {
  await signed([2]);
  expect(await answer(await quoted(), { action: 'decline', number: 1, text: '' })).toBe(204);
  await quoted({ fullName: 'Bob Lee' });
  // At noon, because nobody is mailed at night.
  await site.setTime(`${dateText(Date.now() + 4 * dayMs)}T18:00:00Z`);
  await site.rows("DELETE FROM memory WHERE name = 'digestOn'");
  await settle();
  await site.seen();
  await site.runSchedule();
  const { mails } = await site.seenUntil(({ mails }) => mails.some(({ text }) => text.includes('Quotes to follow up')));
  expect(mails.map(({ text }) => text).join()).toMatch(/Quotes to follow up:\n- “Bob Lee”.*\n(\n|$)/);
});

test('what was signed is shown as it was signed, whatever the database is made to say later, and it refuses a change of that', async () => {
  const { agree, accept, showPhotos } = wordsIn('en').quote;
  const [visitor, open] = [await quoted(), await quoted()];
  const { id } = visitor;
  const { hash, at } = await shownQuote(visitor);
  expect(await answer(visitor, acceptance(await shownQuote(visitor), [2], { photos: showPhotos }))).toBe(204);
  const [{ signature }, kept] = [await shownQuote(visitor), await contractOfRequest(id)];
  const agreed = { name: 'Ann Lee', options: [2], consent: agree, intent: accept, photos: showPhotos, madeBy: null, how: 'form' };
  const amounts = { lines: [204_000, 75_600, 26_550], subtotal: 306_150, tax: 16_280, total: 312_430, deposit: 93_729 };
  expect(signature).toMatchObject({ ...agreed, amounts });
  expect(kept.contracts).toMatchObject([{ number: 1, hash, at, quote, signature: { ...agreed, amounts } }]);
  const before = [await shownQuote(visitor), (await read(id)).state.quote];

  await expect(site.rows(`UPDATE contracts SET document = replace(document, '"price":850', '"price":950')`)).rejects.toThrow(
    'A contract never changes',
  );
  await site.rows(`UPDATE quotes SET content = replace(content, '"price":850', '"price":950')`);
  const forged = JSON.stringify(signature).replaceAll("'", "''");
  await site.rows(`UPDATE quotes SET progress = json_set(progress, '$.signature', json('${forged}'))`);
  const after = [await shownQuote(visitor), (await read(id)).state.quote];
  expect(after).toEqual(before);
  expect(await contractOfRequest(id)).toEqual(kept);
  expect(await shownQuote(open)).not.toHaveProperty('signature');
  expect(await answer(visitor, acceptance(await shownQuote(visitor), [2]))).toBe(409);
});

test('a contract that cannot be read is shown as it is stored, and nothing is signed in its place', async () => {
  const visitor = await quoted();
  const { id } = visitor;
  const shown = await shownQuote(visitor);
  await site.rows(`INSERT INTO contracts VALUES ('${id}', 1, 'Signed by Ann', ${Date.now()})`);
  const unreadable = [{ number: 1, stored: 'Signed by Ann' }];
  expect((await read(id)).state.quote).toMatchObject({ versions: [], unreadable });
  expect(await visitor.page()).toMatchObject({ unreadableQuotes: unreadable });
  expect((await contractOfRequest(id)).contracts).toEqual(['Signed by Ann']);
  expect([await answer(visitor, acceptance(shown)), (await send(id, { days: 4 })).status]).toEqual([409, 409]);
});

/** Signed on a Thursday, three days before clocks go forward. */
async function signedInMarch(visitor?: Visitor): Promise<Visitor> {
  await site.setTime('2027-03-11T18:00:00Z');
  const march = visitor ?? (await quoted({}, { validUntil: '2027-04-30' }));
  expect(await answer(march, acceptance(await shownQuote(march)))).toBe(204);
  return march;
}

const cancel = (visitor: Visitor, number = 1) => answer(visitor, { action: 'cancel', number });

test('through midnight of the third business day, a customer cancels all of it, once, and the office hears of it', async () => {
  const visitor = await signedInMarch();
  const { id } = visitor;
  const { signature, cancelable } = await shownQuote(visitor);
  expect(cancelable).toEqual({ number: 1, until: '2027-03-15' });
  expect(signature?.cancel).toMatchObject({ until: '2027-03-15', right: wordsIn('en').quote.right });
  expect(signature?.cancel.notice).toMatch(/March 11, 2027[\s\S]*Oak Floors, Austin.*MIDNIGHT OF March 15, 2027/);
  expect((await send(id, { changes: 1, days: 9, validUntil: '2027-04-30' })).status).toBe(201);
  const change = await shownQuote(visitor);
  expect(await answer(visitor, acceptance(change))).toBe(204);
  await call(`/api/requests/${id}/payments`, 'POST', payment);
  // A change that isn't signed yet goes with what it changes.
  expect((await send(id, { changes: 2, days: 8, validUntil: '2027-04-30' })).status).toBe(201);
  const open = await shownQuote(visitor);
  const other = await quoted({}, { validUntil: '2027-04-30' });
  expect([await cancel(other), await cancel(visitor, 2), await cancel(visitor, 3), await cancel(visitor, 9)]).toEqual(
    Array(4).fill(409),
  );
  await settle();
  await site.seen();
  await site.setTime('2027-03-16T04:59:30Z');
  expect([await cancel(visitor), await cancel(visitor)]).toEqual([204, 204]);
  await settle();
  const { mails, fetched } = await site.seen();
  const said = 'Quote 1 canceled: $857.48 has to be back by 2027-03-26';
  expect(JSON.stringify(mails)).toContain(said);
  expect(JSON.stringify(fetched)).toContain(said);
  expect((await history(id)).filter((what) => what.includes('canceled'))).toEqual([said]);
  expect((await read(id)).state).toMatchObject({
    status: 'lost',
    quote: { versions: [{ number: 1 }, { number: 2 }, { number: 3 }] },
  });
  await call(`/api/requests/${id}`, 'PATCH', { status: 'quoted' });
  // Signing what was canceled again is the first time, and what changes it can't be signed.
  expect([await answer(visitor, acceptance(change)), await answer(visitor, acceptance(open))]).toEqual([204, 409]);
  const { versions = [] } = (await read(id)).state.quote ?? {};
  expect(versions.map(({ canceledAt }) => canceledAt !== undefined)).toEqual([true, true, false]);
  expect((await shownQuote(visitor)).cancelable).toBeUndefined();
  // Another one takes its place.
  expect((await send(id, { days: 5, validUntil: '2027-04-30' })).status).toBe(201);
  expect(await answer(visitor, acceptance(await shownQuote(visitor)))).toBe(204);
});

test('a minute later only the office cancels, because a letter counts from its postmark; a change has days of its own', async () => {
  const visitor = await signedInMarch();
  const { id } = visitor;
  await site.setTime('2027-03-16T05:00:30Z');
  expect(await cancel(visitor)).toBe(409);
  expect((await send(id, { changes: 1, days: 9, validUntil: '2027-04-30' })).status).toBe(201);
  expect([await cancel(visitor, 2), await answer(visitor, acceptance(await shownQuote(visitor)))]).toEqual([409, 204]);
  expect((await shownQuote(visitor)).cancelable).toEqual({ number: 2, until: '2027-03-19' });
  expect([await cancel(visitor), await cancel(visitor, 2)]).toEqual([409, 204]);
  // What it changed holds again.
  expect(await shownQuote(visitor)).toMatchObject({ number: 1, signed: [{ number: 2, canceledAt: expect.any(String) }] });
  expect((await read(id)).state.status).toBe('won');
  const note = async () => (await call(`/api/requests/${id}/quote/contract`, 'DELETE')).status;
  expect([await note(), await note()]).toEqual([200, 409]);
  expect((await read(id)).state.status).toBe('lost');
});

test.each<[string, (visitor: Visitor) => ReturnType<Visitor['call']>, number, string[]]>([
  ['withdraw', (visitor) => visitor.call('/withdraw', 'POST'), 409, []],
  ['ask', (visitor) => visitor.call('/messages', 'POST', { text: 'May the dog stay?' }), 204, ['Message from “Ann Lee”']],
  ['erase', (visitor) => visitor.call('', 'DELETE'), 204, ['“Ann Lee”: Deleted their data, except what the contract needs']],
])('once they have signed, a customer who wants to %s is answered, and the office hears what was done', async (...given) => {
  const [, act, status, heard] = given;
  const visitor = await signed();
  await call(`/api/requests/${visitor.id}/quote/work`, 'PUT', { first: '2099-03-22', last: '2099-03-24', crew: 'Ray' });
  await settle();
  await site.seen();
  expect((await act(visitor)).status).toBe(status);
  await settle();
  const { mails } = await site.seen();
  expect(mails.filter(({ to }) => to !== 'ann.lee@example.com').map(({ subject }) => subject)).toEqual(heard);
  const { work } = await answerOf<Visits>(call('/api/visits?from=2099-03-22&to=2099-03-25'));
  expect(work.map(({ id }) => id)).toEqual([visitor.id]);
});

test('erasing keeps what a contract needs as long as the contract, and nothing else; once it is canceled, all of it goes', async () => {
  const visitor = await quoted({ projectDetails: 'Quillfeather', phone: '(512) 765-4321' }, { validUntil: '2027-04-30' });
  const { id } = visitor;
  await visitor.upload(await makePhoto(10));
  await visitor.call('/messages', 'POST', { text: 'Quillfeather' });
  await signedInMarch(visitor);
  await site.plan(id, { address: '12 Oak St' });
  await call(`/api/requests/${id}/payments`, 'POST', payment);
  const before = await shownQuote(visitor);
  expect((await visitor.call('', 'DELETE')).status).toBe(204);
  await settle();
  const kept = await read(id);
  expect(kept).toMatchObject({ fullName: 'Ann Lee', email: 'ann.lee@example.com', phone: '(512) 765-4321', photos: [] });
  expect(kept.state).toMatchObject({ status: 'won', visit: { address: '12 Oak St' }, quote: { payments: [payment] } });
  expect(await shownQuote(visitor)).toEqual(before);
  const kv = await site.kv();
  await expect.poll(() => kv.get(`estimate:${id}`)).toContain('765-4321');
  const stored = [await kv.get(`estimate:${id}`), kept, await visitor.page(), await site.rows('SELECT * FROM request_text')];
  expect(JSON.stringify(stored)).not.toMatch(/Quillfeather/i);
  const [{ expires } = { expires: 0 }] = await site.rows(`SELECT expires_at AS expires FROM requests WHERE id = '${id}'`);
  expect(new Date(Number(expires)).toISOString()).toBe((await contractOfRequest(id)).keptUntil);
  expect([await cancel(visitor), (await visitor.call('', 'DELETE')).status]).toEqual([204, 204]);
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
});

test('on our own device a customer signs by a link that does nothing else and ends within the hour, and the contract says so', async () => {
  const { id } = await quoted();
  const hand = async (way: string) => {
    const { link } = z
      .object({ link: z.string() })
      .parse(await (await call(`/api/requests/${id}/links?way=${way}`, 'POST')).json());
    return openAsVisitor(site, id, link.split('#')[1] ?? '');
  };
  const [table, texted] = [await hand('table'), await hand('text')];
  expect([(await table.page()).way, (await texted.page()).way]).toEqual(['table', 'text']);
  for (const [path, method] of [
    ['/withdraw', 'POST'],
    ['', 'DELETE'],
    ['/messages', 'POST'],
    ['/times', 'PUT'],
    ['/photos', 'POST'],
  ] as const)
    expect([path, (await table.call(path, method, { text: 'x' })).status]).toEqual([path, 404]);
  const asOffice = { headers: { Authorization: `Bearer ${table.fragment}` } };
  for (const path of ['/api/requests', `/api/requests/${id}`, `/api/requests/${id}/quote/contract`])
    expect((await site.fetch(site.url(path), asOffice)).status).toBe(401);
  const shown = await shownQuote(table);
  expect(await answer(table, acceptance(shown))).toBe(204);
  expect((await shownQuote(texted)).signature).toMatchObject({ how: 'table', madeBy: 'API' });
  await site.setClock(hourMs);
  expect([(await table.call()).status, (await texted.call()).status]).toEqual([404, 200]);
});

test('where every line is optional, at least one is chosen before it is signed', async () => {
  const visitor = await quoted({}, { lines: quote.lines.map((line) => ({ ...line, isOptional: true })), discount: 0 });
  const shown = await shownQuote(visitor);
  const response = await visitor.call('/quote', 'POST', acceptance(shown));
  expect([response.status, (await problem(response)).detail]).toEqual([409, expect.stringContaining('at least one line')]);
  expect(await answer(visitor, acceptance(shown, [2]))).toBe(204);
});

test('where the quote asks for two signatures, one is none', async () => {
  const visitor = await quoted({}, { hasTwoSigners: true });
  const shown = await shownQuote(visitor);
  const second = { second: 'Bob Lee', secondAgrees: wordsIn('en').quote.secondAgree };
  for (const changes of [{}, { ...second, second: 'Ann Lee' }, { ...second, secondAgrees: 'Yes' }, { second: 'Bob Lee' }])
    expect([changes, await answer(visitor, acceptance(shown, [], changes))]).toEqual([changes, 409]);
  expect(await answer(await quoted(), acceptance(shown, [], { hash: (await shownQuote(await quoted())).hash, ...second }))).toBe(
    409,
  );
  expect(await answer(visitor, acceptance(shown, [], second))).toBe(204);
  expect(await answer(visitor, acceptance(shown, [], { ...second, second: 'Eve' }))).toBe(409);
  expect((await shownQuote(visitor)).signature).toMatchObject({
    name: 'Ann Lee',
    second: { name: 'Bob Lee', consent: second.secondAgrees },
  });
});

test('what was paid shows on the page, with what is due by then; a second click notes nothing, and a change is signed after the job', async () => {
  const visitor = await quoted({}, { start: 40 });
  const { id } = visitor;
  const pay = (changes = {}) => call(`/api/requests/${id}/payments`, 'POST', { ...payment, ...changes });
  expect((await pay()).status).toBe(409);
  expect(await answer(visitor, acceptance(await shownQuote(visitor)))).toBe(204);
  const due = async () => (await shownQuote(visitor)).due;
  expect(await due()).toBe(85_748);
  const { version } = (await read(id)).state;
  expect([(await pay({ version })).status, (await pay({ version })).status]).toEqual([200, 412]);
  for (const changes of [
    { cents: 0 },
    { cents: 0.5 },
    { part: 'tip' },
    { date: 'today' },
    { date: '0001-01-01' },
    { date: '9999-12-31' },
  ])
    expect((await pay(changes)).status).toBe(422);
  const refused = await pay({ cents: -payment.cents - 1 });
  expect([refused.status, (await problem(refused)).detail]).toEqual([422, expect.stringContaining('more than was paid')]);
  expect(await shownQuote(visitor)).toMatchObject({ due: 0, payments: [payment] });
  await site.setTime('2027-03-08T18:00:00Z');
  await call(`/api/requests/${id}/quote/work`, 'PUT', { first: '2027-03-08', last: '2027-03-10', crew: 'Ray' });
  expect(await due()).toBe(114_331);
  await call(`/api/requests/${id}`, 'PATCH', { status: 'done' });
  expect(await due()).toBe(200_080);
  const credit = { ...(quote.lines[1] ?? quote.lines[0]), description: 'Credit', quantity: 100, price: -5_000 };
  expect((await send(id, { changes: 1, start: 40, lines: [...quote.lines, credit], validUntil: '2027-04-30' })).status).toBe(201);
  const change = await shownQuote(visitor);
  expect(change).toMatchObject({ isOpen: true, before: 285_828, payments: [payment] });
  expect(await answer(visitor, acceptance(change))).toBe(204);
  expect((await read(id)).state.status).toBe('done');
});

test('erasure keeps what was signed for five years, and says so', async () => {
  const visitor = await signed();
  await quoted();
  const kept = await contractOfRequest(visitor.id);
  const erased = z.object({ deleted: z.number(), contracts: z.number() }).parse(await (await site.erase()).json());
  expect(erased).toEqual({ deleted: 2, contracts: 1 });
  expect(await site.rows('SELECT * FROM quotes')).toEqual([]);
  expect(await contractOfRequest(visitor.id)).toEqual(kept);
  // So does one whose request expires after 24 months.
  const other = await signed([], { email: 'bob@example.com' });
  await site.setClock(740 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${other.id}`)).status).toBe(404);
  expect((await contractOfRequest(other.id)).contracts).toHaveLength(1);
  await site.setClock((5 * 365 - 1) * dayMs);
  await site.work();
  expect(await contractOfRequest(visitor.id)).toEqual(kept);
  await site.setClock(5 * 366 * dayMs);
  await site.work();
  expect(await site.rows('SELECT * FROM contracts')).toEqual([]);
});
