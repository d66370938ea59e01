/** Finished jobs, their photos, their customers' reviews and consent, and what of it is public. */

import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dayMs, hourMs, minuteMs } from '../../schema/duration.ts';
import { publishedSchema } from '../../schema/published.ts';
import { reviewLimits } from '../../schema/review.ts';
import { nextVisitSchema } from '../../schema/visit.ts';
import { changesPerDay } from '../../schema/visitor.ts';
import { sharedSite } from '../support/shared-site.ts';
import { nightly } from '../support/site.ts';
import { makePhoto, openNewLink, sendAsVisitor, type Visitor } from '../support/visitor.ts';
import { addJobPhoto, finishJob as finishJobAt, job, readPublished, uploadJobPhoto } from './jobs.ts';

const site = await sharedSite();
const { call, erase, exported, imported, setTime, settle } = site;

const bad = { stars: 1, text: 'Three weeks late, and nobody called.', signature: 'first name' };
const good = { stars: 5, text: 'Lovely floor.', signature: 'initials' };

const finishJob = (fields?: Record<string, unknown>, changes?: object) => finishJobAt(site, fields, changes);
const addPhoto = (visitor: Visitor, bytes: Uint8Array, kind?: string) => uploadJobPhoto(site, visitor, bytes, kind);
const addedPhoto = (visitor: Visitor, bytes: Uint8Array, kind?: string) => addJobPhoto(site, visitor, bytes, kind);
const published = async () => (await readPublished(site)) ?? expect.fail('The desk says that it does not know.');
const read = ({ id }: Visitor) => site.read(id);
const photoAt = (path: string) => site.fetch(site.url(path));

test('from a finished job to its public page and back: the customer decides, and can change it', async () => {
  const visitor = await finishJob({ fullName: 'María Luisa Gómez' }, { price: 4800 });
  const before = await addedPhoto(visitor, await makePhoto(10), 'before');
  const after = await addedPhoto(visitor, await makePhoto(90));
  const hidden = await addedPhoto(visitor, await makePhoto(170));
  expect(await read(visitor)).toMatchObject({ state: { status: 'done', job: { ...job, price: 4800 } }, photos: [{}, {}, {}] });
  expect((await visitor.page()).job).toMatchObject({ ...job, review: null, photos: [{ isShown: false }, {}, {}] });
  expect(await published()).toMatchObject({ jobs: [], reviews: [], measured: { jobs: 1 } });

  expect((await visitor.call('/review', 'PUT', good)).status).toBe(204);
  expect((await visitor.call('/consent', 'PUT', { photos: [after.name, before.name] })).status).toBe(204);
  const shown = await published();
  expect(shown.jobs).toMatchObject([
    { ...job, price: 4800, review: shown.reviews[0]?.id, photos: [{ kind: 'before', name: before.name }, { kind: 'after' }] },
  ]);
  expect(shown.reviews).toMatchObject([{ stars: 5, text: 'Lovely floor.', signature: 'M. G.', city: 'Kyle', floor: 'hardwood' }]);
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Gómez|${visitor.id}|${hidden.name}`));
  const path = shown.jobs[0]?.photos[1]?.path ?? '';
  const photo = await photoAt(path);
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(photo.headers.get('Cache-Control')).toBe('no-store');
  expect((await photoAt(path.replace(after.name, hidden.name))).status).toBe(410);
  expect((await photoAt(path.replace(after.name, 'f'.repeat(32)))).status).toBe(404);
  expect((await visitor.page()).job?.photos.map(({ isShown }) => isShown)).toEqual([true, true, false]);
  expect((await visitor.call(`/photos/${hidden.name}`)).status).toBe(200);

  expect((await visitor.call('/consent', 'PUT', { photos: ['../before.jpg'] })).status).toBe(422);
  await visitor.call('/consent', 'PUT', { photos: [] });
  expect((await photoAt(path)).status).toBe(410);
  await visitor.call('/review', 'PUT', { ...good, stars: 4, signature: 'first name' });
  expect(await published()).toMatchObject({ jobs: [], reviews: [{ id: shown.reviews[0]?.id, stars: 4, signature: 'María G.' }] });
  await visitor.call('/review', 'DELETE');
  expect(await published()).toMatchObject({ reviews: [], measured: { reviews: { count: 0, meanStars: null } } });
  const { history } = (await read(visitor)).state;
  expect(history.map(({ what }) => what)).toEqual([
    `Job: hardwood, 640 sq ft, 3 days on site, Kyle, finished ${job.finishedOn}, $4800`,
    'Status: new to done',
    'Review: 5 of 5 stars',
    'Photos that may be shown: 2 of 3',
    'Photos that may be shown: 0 of 3',
    'Changed the review: 4 of 5 stars',
    'Deleted the review',
  ]);
});

test('nobody but its author can hide a review, and what the business removes is counted in public', async () => {
  const visitor = await finishJob();
  await visitor.call('/review', 'PUT', bad);
  const path = `/api/requests/${visitor.id}`;
  const ways: [string, string, unknown][] = [
    [path, 'DELETE', undefined],
    [path, 'PATCH', { status: 'spam' }],
    [path, 'PATCH', { status: 'lost' }],
    [path, 'DELETE', undefined],
    [path, 'PATCH', { status: 'spam' }],
    [path, 'PATCH', { status: 'new', note: 'Not our customer' }],
    [`${path}/job`, 'PUT', { ...job, city: 'Nowhere' }],
    [`${path}/job`, 'PUT', { ...job, finishedOn: '2020-01-01' }],
    [`${path}/job`, 'PUT', { ...job, city: 'Ann Lee never paid' }],
    [`${path}/links`, 'DELETE', undefined],
    [`${path}/review/answer`, 'PUT', { text: 'We were waiting for the wood.' }],
    [`${path}/review/answer`, 'PUT', { text: 'Never mind.' }],
    [`${path}/review`, 'DELETE', undefined],
    [`${path}/review`, 'PUT', good],
    [`${path}/review/removal`, 'POST', { reason: 'unfair' }],
    [`${path}/review/removal`, 'POST', {}],
    ['/api/request/review', 'DELETE', undefined],
    ['/api/request/review', 'PUT', good],
    ['/api/desk/rebuild', 'POST', undefined],
  ];
  const statuses: number[] = [];
  for (const [to, method, body] of ways) {
    statuses.push((await call(to, method, body)).status);
    expect([to, method, (await published()).reviews]).toMatchObject([to, method, [{ stars: 1, text: bad.text }]]);
  }
  expect(statuses).toEqual([409, 409, 200, 409, 409, 200, 200, 422, 422, 204, 200, 409, 404, 404, 422, 422, 404, 404, 200]);
  await site.setClock(40 * dayMs);
  await site.runSchedule(nightly);
  await site.setClock(0);
  expect((await published()).reviews).toMatchObject([{ stars: 1, answer: 'We were waiting for the wood.' }]);

  expect((await call(`${path}/review/removal`, 'POST', { reason: 'abuse' })).status).toBe(200);
  expect((await call(`${path}/review/removal`, 'POST', { reason: 'private data' })).status).toBe(409);
  expect(await published()).toMatchObject({ reviews: [], measured: { removed: { abuse: 1, 'private data': 0 } } });
  expect((await read(visitor)).state).toMatchObject({ review: { removed: { reason: 'abuse' } } });
  expect((await read(visitor)).state.history.at(-1)).toMatchObject({ what: 'Removed the review: abuse', by: 'API' });
});

test('a removed review that its author changes is published again, and erasing its author keeps the count', async () => {
  const visitor = await finishJob();
  await visitor.call('/review', 'PUT', bad);
  const removal = `/api/requests/${visitor.id}/review/removal`;
  await call(removal, 'POST', { reason: 'private data' });
  expect((await visitor.page()).job?.review).toMatchObject({ stars: 1, removed: { reason: 'private data' } });
  await visitor.call('/review', 'PUT', bad);
  expect(await published()).toMatchObject({ reviews: [{ stars: 1 }], measured: { removed: { 'private data': 0 } } });
  await erase();
  const other = await finishJob();
  await other.call('/review', 'PUT', bad);
  await call(`/api/requests/${other.id}/review/removal`, 'POST', { reason: 'abuse' });
  await other.call('', 'DELETE');
  expect(await published()).toMatchObject({ reviews: [], jobs: [], measured: { removed: { abuse: 1, 'private data': 1 } } });
});

test('a visitor who erases their request takes the review, the job and its photos along', async () => {
  const visitor = await finishJob();
  const { name } = await addedPhoto(visitor, await makePhoto(10));
  await visitor.call('/review', 'PUT', bad);
  await visitor.call('/consent', 'PUT', { photos: [name] });
  const path = (await published()).jobs[0]?.photos[0]?.path ?? '';
  expect((await photoAt(path)).status).toBe(200);
  await visitor.call('', 'DELETE');
  await site.work();
  expect(await published()).toMatchObject({ jobs: [], reviews: [], measured: { jobs: 0, removed: { 'private data': 0 } } });
  expect((await photoAt(path)).status).toBe(404);
  expect((await (await site.kv()).list({ prefix: 'photo:' })).keys).toEqual([]);
});

test('a review is refused with a message for what it must not say, and may have a date and markup', async () => {
  const visitor = await finishJob();
  // workerd closes the connection on a body it won't read, sometimes before the answer is out.
  const write = (review: object) => vi.waitFor(() => visitor.call('/review', 'PUT', review), { timeout: 10_000 });
  const dates = 'They came on 11/25/2026, left on 2026-11-27, and called on 11.29.26.';
  const refused: [object, number, string][] = [
    [{ stars: 0 }, 422, 'Choose one to five stars'],
    [{ text: 'x'.repeat(601) }, 422, 'Shorten the review to 600 characters'],
    [{ text: 'x'.repeat(5e6) }, 413, 'Please shorten it'],
    [{ signature: 'full name' }, 422, 'Choose how to sign it'],
    ...[
      ...['Better: https://evil.example/x', 'See evil-floors.com', 'bit.ly/abc', 'evil。com'],
      ...['５１２５５５０１４２', 'Call me at 512-555-0142', `${dates} Call 512.555.0142`],
    ].map((text): [object, number, string] => [{ text }, 422, 'Leave out web addresses']),
  ];
  for (const [fields, status, message] of refused) {
    const response = await write({ ...good, ...fields });
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)]);
  }
  expect((await published()).reviews).toEqual([]);
  const text = `${dates} <script>alert(1)</script> & <b>fine</b>`;
  expect((await write({ ...good, text })).status).toBe(204);
  expect((await published()).reviews).toMatchObject([{ text }]);
});

test('a city, a review and an answer are stored without what nobody can see, and no address or number is a signature', async () => {
  const fullName = 'ann.lee@example.com ann＠example.com 5125550100 ５１２５５５０１００ Ann';
  const visitor = await finishJob({ fullName }, { city: 'Round\u2028Rock\u202e' });
  const text = '\ufeffLovely \u202efloor\ud800.\u000bAnd on time.';
  await visitor.call('/review', 'PUT', { stars: 5, text, signature: 'first name' });
  await call(`/api/requests/${visitor.id}/review/answer`, 'PUT', { text: 'Thanks\u2069!\u2028Come again.' });
  expect((await read(visitor)).state).toMatchObject({
    job: { city: 'Round Rock' },
    review: { text: 'Lovely floor.\nAnd on time.', answer: { text: 'Thanks!\nCome again.' } },
  });
  expect((await published()).reviews[0]?.signature).toBe('Ann');
});

test("an answer doesn't say who the customer is, and may say white", async () => {
  const visitor = await finishJob({ fullName: 'Ann White' });
  await visitor.call('/review', 'PUT', bad);
  const answer = (text: string) => call(`/api/requests/${visitor.id}/review/answer`, 'PUT', { text });
  for (const text of [
    ...['Mrs. White never paid.', 'Ann\nwhite', 'As A. White knows', 'Ａnn W\u200bhite', 'Thanks, White, Ann', 'Ann Whíte'],
    ...['See evil\u00ad.com', 'Mail ann@example.com', 'We called 512-555-0100', ' ', 'x'.repeat(reviewLimits.answer + 1)],
  ]) {
    expect([text, (await answer(text)).status]).toEqual([text, 422]);
  }
  expect((await answer('White oak came late, Ann. So did a white one, in White Rock.')).status).toBe(200);
});

test('what the customer decides takes their own link: one that the business made can neither write, hide nor show anything', async () => {
  const visitor = await finishJob();
  const [shown, hidden] = [await addedPhoto(visitor, await makePhoto(10)), await addedPhoto(visitor, await makePhoto(90))];
  await visitor.call('/review', 'PUT', bad);
  await visitor.call('/consent', 'PUT', { photos: [shown.name] });
  const before = await published();
  const theirs = await openNewLink(site, visitor.id);
  expect([(await visitor.page()).isOwnLink, (await theirs.page()).isOwnLink]).toEqual([true, false]);
  expect((await read(visitor)).state.history.at(-1)).toMatchObject({ what: 'Made a link', by: 'API' });
  const lines = await exported();
  await settle();
  for (const isRestored of [false, true]) {
    if (isRestored) await site.loseDesk();
    await imported(lines);
    for (const [path, method, body] of [
      ['/review', 'PUT', good],
      ['/review', 'DELETE', undefined],
      ['/consent', 'PUT', { photos: [shown.name, hidden.name] }],
    ] as const) {
      expect([path, method, (await theirs.call(path, method, body)).status]).toEqual([path, method, 403]);
    }
    expect(await published()).toEqual(before);
  }
  expect((await theirs.call('/consent', 'PUT', { photos: [] })).status).toBe(204);
  expect(await published()).toMatchObject({ jobs: [], reviews: [{ stars: 1 }] });
  expect((await visitor.call('/review', 'PUT', { ...bad, stars: 2 })).status).toBe(204);
  expect((await theirs.call('', 'DELETE')).status).toBe(204);
  expect(await published()).toMatchObject({ reviews: [], measured: { removed: { 'private data': 1 } } });
});

const reviewLine = z.looseObject({ entries: z.array(z.unknown()), review: z.looseObject({}), job: z.unknown() });

test('an import changes nothing of what this desk has received itself, whatever its lines say', async () => {
  const visitor = await finishJob();
  const { name } = await addedPhoto(visitor, await makePhoto(10));
  const early = await exported();
  await addedPhoto(visitor, await makePhoto(90));
  await call(`/api/requests/${visitor.id}/photos/${name}`, 'DELETE');
  await visitor.call('/review', 'PUT', bad);
  const [whole, before] = [await exported(), await published()];
  const { review, job: done, ...line } = reviewLine.parse(JSON.parse(whole));
  const told = (text: string) => ({
    ...line,
    version: 1000,
    entries: [
      ...line.entries,
      { at: Date.now(), actor: 'customer', by: null, kind: 'event', text, channel: null, subject: null },
    ],
  });
  const photos = z.array(z.looseObject({})).parse(line.photos);
  const value = JSON.stringify({ ...JSON.parse(String(line.value)), fullName: 'Bob Else', email: 'us@example.com' });
  const forged = [
    { ...told('Deleted the review'), job: done },
    { ...told('Deleted the review'), review },
    { ...told('Changed the review: 5 of 5 stars'), job: done, review: { ...review, stars: 5 } },
    {
      ...told('Photos that may be shown: 1 of 1'),
      job: done,
      review,
      photos: photos.map((each) => ({ ...each, isShown: true })),
    },
    { ...told('Moved to the trash'), job: done, review, trashedAt: 1 },
    { ...told('Status: done to spam'), job: done, review, status: 'spam', expiresAt: Date.now() + dayMs },
    { ...told('Made a link'), job: done, review, value, links: [{ hash: 'f'.repeat(64), at: Date.now() + 1 }] },
  ].map((each) => JSON.stringify(each));
  for (const lines of [...forged, early, whole]) {
    expect(await (await imported(lines)).json()).toMatchObject({ added: 0, skipped: 1 });
    expect([await exported(), await published()]).toEqual([whole, before]);
  }
  await imported(JSON.stringify({ kind: 'tombstone', id: visitor.id, at: Date.now() }));
  expect(await published()).toMatchObject({ reviews: [], measured: { removed: { 'private data': 1 } } });
});

test('a lost desk gets the review and consent that its customer left, whichever backups come in whatever order', async () => {
  const visitor = await finishJob();
  const [kept, deleted] = [await addedPhoto(visitor, await makePhoto(10)), await addedPhoto(visitor, await makePhoto(90))];
  await visitor.call('/review', 'PUT', good);
  await visitor.call('/consent', 'PUT', { photos: [kept.name, deleted.name] });
  const given = await exported();
  await visitor.call('/review', 'PUT', { ...bad, stars: 2 });
  await visitor.call('/consent', 'PUT', { photos: [kept.name] });
  await call(`/api/requests/${visitor.id}/review/answer`, 'PUT', { text: 'Sorry.' });
  const changed = await exported();
  const before = await published();
  await settle();
  for (const order of [[changed], ['rebuild', changed], [given, changed], [changed, given]]) {
    await site.loseDesk();
    expect(await readPublished(site)).toBeNull();
    for (const lines of order) await (lines === 'rebuild' ? site.rebuild() : imported(lines));
    expect(await published()).toEqual(before);
    if (!order.includes(given)) expect(await exported()).toBe(changed);
  }
  await visitor.call('/review', 'DELETE');
  await visitor.call('/consent', 'PUT', { photos: [] });
  await call(`/api/requests/${visitor.id}/photos/${deleted.name}`, 'DELETE');
  const taken = await exported();
  await settle();
  for (const order of [[given], [given, changed], [taken, given], [changed, taken]]) {
    await site.loseDesk();
    for (const lines of order) await imported(lines);
    expect(await published()).toMatchObject({ jobs: [], reviews: [], measured: { jobs: 1 } });
    if (order.includes(taken)) expect(await exported()).toBe(taken);
  }
});

test('a review that expires with its request stays in the public count', async () => {
  await (await finishJob()).call('/review', 'PUT', bad);
  await site.setClock(731 * dayMs);
  await site.work();
  expect(await published()).toMatchObject({ reviews: [], measured: { removed: { abuse: 0, 'private data': 0, age: 1 } } });
});

test("a job that isn't done takes no review, no consent and no photos, and can't be set to done without its record", async () => {
  const visitor = await sendAsVisitor(site);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'won' });
  const review = await visitor.call('/review', 'PUT', good);
  expect([review.status, await review.json()]).toMatchObject([409, { detail: expect.stringContaining("isn't done yet") }]);
  expect((await visitor.call('/consent', 'PUT', { photos: ['f'.repeat(32)] })).status).toBe(409);
  expect((await addPhoto(visitor, await makePhoto(10))).status).toBe(409);
  expect((await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'done' })).status).toBe(409);
  expect((await call(`/api/requests/${visitor.id}/review/answer`, 'PUT', { text: 'Thanks' })).status).toBe(409);
  expect((await (await site.kv()).list({ prefix: 'photo:' })).keys).toEqual([]);
});

test('reviews sent at once from two phones leave one, and the rest of the day has a limit that withdrawing never meets', async () => {
  const visitor = await finishJob();
  const { name } = await addedPhoto(visitor, await makePhoto(10));
  const sent = [1, 2, 3, 4].map((stars) => visitor.call('/review', 'PUT', { ...good, stars }));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await published()).reviews).toHaveLength(1);
  // Room for six more changes today.
  await site.rows(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${changesPerDay - 10})
    INSERT INTO entries (request_id, at, actor, kind, text)
    SELECT '${visitor.id}', ${Date.now()}, 'customer', 'event', 'Changed the review: 1 of 5 stars' FROM numbers`);
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    statuses.push((await visitor.call('/consent', 'PUT', { photos: turn % 2 === 0 ? [name] : [] })).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204, 422, 204]);
  expect((await visitor.call('/review', 'PUT', { ...good, stars: 5 })).status).toBe(422);
  expect((await visitor.call('/review', 'DELETE')).status).toBe(204);
  expect(await published()).toMatchObject({ jobs: [], reviews: [] });
});

test("a link that the business made can't use up the changes of the day before its customer has written a review", async () => {
  const visitor = await finishJob();
  const staff = await openNewLink(site, visitor.id);
  const { windows } = await visitor.page();
  for (let turn = 0; turn < changesPerDay; turn++) {
    const preferredTimes = turn % 2 === 0 ? windows.slice(0, 1) : [];
    expect((await staff.call('/times', 'PUT', { preferredTimes })).status).toBe(204);
  }
  expect((await staff.call('/times', 'PUT', { preferredTimes: windows.slice(0, 1) })).status).toBe(422);
  expect((await visitor.call('/review', 'PUT', bad)).status).toBe(204);
});

test("the crew's photos have the limits of a visitor's, hold nothing but the picture, and can be deleted", async () => {
  const visitor = await finishJob();
  const position = { GPSLatitude: '30/1 16/1 0/1', GPSLongitude: '97/1 44/1 0/1' };
  const exif = { IFD0: { Make: 'Phone', Artist: 'Ann Lee' }, IFD3: position };
  const base = sharp({ create: { width: 60, height: 40, channels: 3, background: '#876' } }).withExif(exif);
  const thumbnail = Buffer.concat([Buffer.from('ffe0000e4a46585800', 'hex'), Buffer.from('Ann Lee')]);
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    let bytes = new Uint8Array([...(await base.clone().toFormat(format).toBuffer()), ...Buffer.from('GPS 30.27 -97.74')]);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    if (format === 'jpeg') bytes = new Uint8Array([...bytes.subarray(0, 2), ...thumbnail, ...bytes.subarray(2)]);
    const photo = await addedPhoto(visitor, bytes);
    const stored = new Uint8Array(await (await call(`/api/requests/${visitor.id}/photos/${photo.name}`)).arrayBuffer());
    const metadata = await sharp(stored).metadata();
    expect([metadata.width, metadata.height, metadata.exif, metadata.xmp]).toEqual([60, 40, undefined, undefined]);
    expect(Buffer.from(stored).toString('latin1')).not.toMatch(/Ann Lee|GPS|Exif/i);
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    // Sent again, it's the same photo.
    expect(await addedPhoto(visitor, bytes)).toEqual(photo);
  }
  for (let shade = 0; shade < 9; shade++) await addedPhoto(visitor, await makePhoto(shade * 20), shade % 2 ? 'before' : 'after');
  expect((await addPhoto(visitor, await makePhoto(250))).status).toBe(422);
  // The visitor's own photos have their own places.
  expect((await visitor.upload(await makePhoto(3))).status).toBe(201);
  expect((await addPhoto(visitor, await makePhoto(1), 'photo')).status).toBe(400);
  expect((await addPhoto(visitor, new TextEncoder().encode('no photo'))).status).toBe(415);
  const own = (await visitor.page()).photos[0]?.name ?? '';
  const names = (await visitor.page()).job?.photos.map(({ name }) => name) ?? [];
  await visitor.call('/consent', 'PUT', { photos: names });
  expect((await call(`/api/requests/${visitor.id}/photos/${own}`, 'DELETE')).status).toBe(404);
  expect((await call(`/api/requests/${visitor.id}/photos/${names[0]}`, 'DELETE')).status).toBe(204);
  await site.runSchedule(nightly);
  const [shown] = (await published()).jobs;
  expect(shown?.photos.map(({ name }) => name)).toEqual(names.slice(1));
  // A photo that was deleted in between doesn't keep the rest from being shown.
  expect((await visitor.call('/consent', 'PUT', { photos: names.slice(0, 3) })).status).toBe(204);
  expect((await published()).jobs[0]?.photos).toHaveLength(2);
});

test('a done job can’t be withdrawn, and its author writes and changes a review whatever the status says later', async () => {
  const visitor = await finishJob();
  expect((await visitor.call('/withdraw', 'POST')).status).toBe(409);
  await call(`/api/requests/${visitor.id}`, 'PATCH', { status: 'lost' });
  expect((await call(`/api/requests/${visitor.id}`, 'DELETE')).status).toBe(409);
  expect((await visitor.call('/review', 'PUT', bad)).status).toBe(204);
  expect((await visitor.call('/review', 'PUT', { ...bad, stars: 2 })).status).toBe(204);
  expect(await published()).toMatchObject({ reviews: [{ stars: 2 }], measured: { jobs: 0 } });
});

test('the time to an answer is the median in business hours over 90 days, and the mean is of all published reviews', async () => {
  // A Monday, ten in Austin; the harness is open from 7 AM to 6 PM.
  const monday = Date.parse('2026-11-30T10:00:00-06:00');
  const answers: [number, (path: string) => ReturnType<typeof call>][] = [
    [10 * minuteMs, (path) => call(`${path}/replies`, 'POST', { channel: 'phone', text: 'Called' })],
    [30 * minuteMs, (path) => call(path, 'PATCH', { status: 'contacted' })],
    // Over night: eight hours of that day and an hour of the next.
    [23 * hourMs, (path) => call(`${path}/visit`, 'PUT', { date: '2026-12-09', part: 'midday', state: 'offered' })],
  ];
  for (const [after, answer] of answers) {
    await site.setClock(monday - Date.now());
    const { id } = await sendAsVisitor(site);
    await site.setClock(monday + after - Date.now());
    expect((await answer(`/api/requests/${id}`)).status).toBeLessThan(300);
  }
  // Not answered: unanswered, lost without a word, and spam.
  await sendAsVisitor(site);
  const lost = await sendAsVisitor(site);
  await call(`/api/requests/${lost.id}`, 'PATCH', { status: 'lost', note: 'Out of our area' });
  expect((await published()).measured.answered).toEqual({ count: 3, medianMinutes: 30 });
  await site.setClock(monday + 91 * dayMs - Date.now());
  expect((await published()).measured.answered).toEqual({ count: 0, medianMinutes: null });
  for (const stars of [1, 5, 5]) await (await finishJob()).call('/review', 'PUT', { ...good, stars });
  expect((await published()).measured.reviews).toEqual({ count: 3, meanStars: 3.7 });
});

test('the public answer is kept at the edge for a minute, and says nothing without opening hours', async () => {
  await published();
  const visitor = await finishJob();
  await visitor.call('/review', 'PUT', bad);
  const response = await site.fetch(site.url('/api/published?again=1'));
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(publishedSchema.parse(await response.json()).reviews).toEqual([]);
  expect((await published()).reviews).toHaveLength(1);
  await site.failing(['assets']);
  await site.forgetCached('/api/published');
  expect((await site.fetch(site.url('/api/published'))).status).toBe(503);
});

test('the next free visit is the first window in which nobody is offered or has confirmed one', async () => {
  await setTime('2026-12-01T10:00:00-06:00');
  const next = async () => {
    await site.forgetCached('/api/next-visit');
    return nextVisitSchema.parse(await (await site.fetch(site.url('/api/next-visit'))).json()).window;
  };
  expect(await next()).toEqual({ date: '2026-12-02', part: 'morning' });
  const { id } = await sendAsVisitor(site);
  await call(`/api/requests/${id}/visit`, 'PUT', { date: '2026-12-02', part: 'morning', state: 'offered' });
  expect(await next()).toEqual({ date: '2026-12-02', part: 'midday' });
  await call(`/api/requests/${id}/visit`, 'DELETE');
  expect(await next()).toEqual({ date: '2026-12-02', part: 'morning' });
  await site.failing(['assets']);
  expect(await next()).toBeNull();
});
