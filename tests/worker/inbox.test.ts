import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';

const site = await sharedSite();
const { call, list, post, read, send } = site;

async function counts() {
  return z.record(z.string(), z.number()).parse(await (await call('/api/requests/counts')).json());
}

test('each change to status or notes raises the version, and the list shows it', async () => {
  const id = await send();
  const first = await call(`/api/requests/${id}`);
  expect(first.headers.get('ETag')).toBe('"0"');
  const changed = await call(`/api/requests/${id}`, 'PATCH', { status: 'contacted', note: '  Called,\r\nno answer 床 ' });
  expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"1"']);
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Second call' });
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'contacted', version: 2 });
  expect(state.notes.map(({ text }) => text)).toEqual(['Called,\nno answer 床', 'Second call']);
  expect(Math.abs(Date.parse(state.notes[0]?.at ?? '') - Date.now())).toBeLessThan(60_000);
  expect((await list()).requests[0]).toMatchObject({ id, status: 'contacted', version: 2 });
});

test('a change based on the current version is accepted; one based on an old version is rejected and changes nothing', async () => {
  const id = await send();
  const change = (body: object, ifMatch = '*') => call(`/api/requests/${id}`, 'PATCH', body, { 'If-Match': ifMatch });
  for (const ifMatch of ['"0"', 'W/"1"', '*']) expect((await change({ status: 'quoted' }, ifMatch)).status).toBe(200);
  const remove = call(`/api/requests/${id}`, 'DELETE', undefined, { 'If-Match': '"0"' });
  for (const refused of [await change({ status: 'lost' }, '"0"'), await change({ status: 'lost', version: 0 }), await remove]) {
    expect([refused.status, refused.headers.get('ETag')]).toEqual([412, '"3"']);
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
  }
  expect((await read(id)).state).toMatchObject({ status: 'quoted', version: 3 });
  expect((await change({ status: 'lost', version: 3 })).status).toBe(200);
});

test('after 24 months neither store has a request', async () => {
  const id = await send();
  const kv = await site.kv();
  await expect.poll(() => kv.get(`estimate:${id}`)).not.toBeNull();
  await site.setClock(729 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${id}`)).status).toBe(200);
  await site.setClock(731 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect(await kv.get(`estimate:${id}`)).toBeNull();
});

test('a deleted request is in the trash, and only there, until it is restored', async () => {
  const id = await send();
  await call(`/api/requests/${id}`, 'PATCH', { status: 'quoted', note: 'Called' });
  expect((await call(`/api/requests/${id}`, 'DELETE')).status).toBe(204);
  for (const query of ['', 'status=not-spam', 'status=quoted', 'q=carpet']) expect((await list(query)).requests).toEqual([]);
  expect((await list('status=trash')).requests).toMatchObject([{ id, trashedAt: expect.any(String) }]);
  expect((await read(id)).state.trashedAt).toBeDefined();
  expect((await call(`/api/requests/${id}`, 'PATCH', { status: 'won' })).status).toBe(409);
  const restored = await call(`/api/requests/${id}/restore`, 'POST');
  expect([restored.status, restored.headers.get('ETag')]).toEqual([200, '"3"']);
  const { state } = await read(id);
  expect(state).toMatchObject({ status: 'quoted', notes: [{ text: 'Called' }] });
  expect(state).not.toHaveProperty('trashedAt');
  expect((await list('status=quoted')).requests).toHaveLength(1);
  expect(await counts()).toMatchObject({ quoted: 1, trash: 0 });
});

test('after seven days in the trash a request is gone from both stores for good', async () => {
  const key = { 'Idempotency-Key': uuidv7() };
  const id = await send({}, key);
  const kv = await site.kv();
  await expect.poll(() => kv.get(`estimate:${id}`)).not.toBeNull();
  await call(`/api/requests/${id}`, 'DELETE');
  await site.setClock(6.9 * dayMs);
  await site.work();
  expect((await read(id)).state.trashedAt).toBeDefined();
  await site.setClock(7.1 * dayMs);
  await site.work();
  expect((await call(`/api/requests/${id}`)).status).toBe(404);
  expect((await call(`/api/requests/${id}/restore`, 'POST')).status).toBe(404);
  expect(await kv.get(`estimate:${id}`)).toBeNull();
  await site.setClock(0);
  expect((await post({}, key)).status).toBe(410);
  expect((await list()).requests).toEqual([]);
});

test('a search finds what was sent, planned or noted, however it is written, and nothing else', async () => {
  const room = { room: 'Kitchen', width: 10, length: 12, floor: 'Walnut Hardwood', rotation: 0 };
  const plan = { rooms: [room], total: 1, link: '#plan=kitchen.walnut-hardwood.12.12.0' };
  const projectDetails = 'Two bedrooms, 12-14 ft, old carpet. Asked for by ZOË. 床 Order 2026-1138, cell 737.555.0199';
  const id = await send({ projectDetails, plan });
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Left a voicemail at 512-555-0177' });
  await send({ fullName: 'Bo', email: 'bo@b.co', phone: '737 555 0111', zipCode: '78701', projectDetails: '' });
  const found = [
    ...['ANN', 'lee@exa', '5550100', '512-555-0100', '78704', '+1 512 555 0100', 'carpet', 'old  bedrooms', 'zoë', '床', 'tw'],
    ...['Walnut', 'left a voicemail', '737-555-0199', '(737) 5550199', '2026-1138', '12-14', '512-555-0177'],
  ];
  const notFound = ['"', "'); DROP TABLE requests; --", 'ann OR bo', '100%', '_', 'nobody'];
  for (const [text, ids] of [...found.map((text) => [text, [id]]), ...notFound.map((text) => [text, []])] as const) {
    const { requests } = await list(`q=${encodeURIComponent(String(text))}`);
    expect([text, requests.map((request) => request.id)]).toEqual([text, ids]);
  }
  expect((await list('q=%00')).requests).toHaveLength(2);
});

test('the revision is another one after every change, and after a time limit has passed, but not after what was refused', async () => {
  const revision = async () => (await call('/api/requests/changes')).json();
  const seen = [await revision()];
  const step = async (run: () => Promise<unknown>) => {
    await run();
    seen.push(await revision());
  };
  let id = '';
  await step(async () => {
    id = await send();
  });
  const path = `/api/requests/${id}`;
  await step(() => call(path, 'PATCH', { note: 'Called' }));
  await step(() => site.setClock(7 * dayMs));
  await step(() => call(path, 'DELETE'));
  await step(() => call(`${path}/restore`, 'POST'));
  await step(() => site.evict());
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(seen.length);
  await step(() => call(path, 'PATCH', { status: 'won', version: 70 }));
  expect(seen.at(-1)).toEqual(seen.at(-2));
  expect((await site.fetch(site.url('/api/requests/changes'))).status).toBe(401);
});
