/** Whatever is in KV can be listed, opened, searched and erased, even if the form has changed or the value is damaged. */
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { makeIntakes } from '../support/site/requests.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate } from '../support/site/start.ts';

const { fullName, email, phone, zipCode, ...rest } = estimate();
const shapes: Record<string, unknown> = {
  'with a field of a later form': { ...estimate(), roomCount: 3 },
  'with a renamed name and address': { ...rest, phone, zipCode, name: fullName, emailAddress: email },
  'with a renamed phone number': { ...rest, fullName, email, zipCode, telephone: phone },
  'without a service or details': { fullName, email, phone, zipCode },
  'with a zip code as a number and a plan of another kind': { ...estimate(), zipCode: 78704, plan: { floors: ['oak'] } },
  'without a date': { ...estimate(), receivedAt: undefined },
  'with a date from the future': { ...estimate(), receivedAt: '2999-01-01T00:00:00.000Z' },
  'a list': [fullName, email, phone],
  'not JSON': `${fullName} <${email}>, ${phone}, wants oak`,
};
const unreadable = ['a list', 'not JSON'];
const stored = makeIntakes(Object.keys(shapes).length).map(({ id, key, value }, index) => {
  const [shape = '', content] = Object.entries(shapes)[index] ?? [];
  const { receivedAt } = z.object({ receivedAt: z.string() }).parse(JSON.parse(value));
  if (typeof content === 'string') return { shape, id, key, value: content };
  return { shape, id, key, value: JSON.stringify(Array.isArray(content) ? content : { id, receivedAt, ...Object(content) }) };
});
const ids = stored.map(({ id }) => id).sort();

const site = await sharedSite();
const { call, erase, fillFromKv } = site;
beforeEach(async () => {
  await site.fill(stored);
  expect(await (await fillFromKv()).json()).toMatchObject({ inserted: stored.length, cursor: null });
});

const list = async (query = '') => (await site.list(query)).requests;
const read = (shape: string) => site.read(stored.find((each) => each.shape === shape)?.id ?? '');

test('all of them are listed, those that cannot be read are marked, and nobody is notified', async () => {
  const requests = await list();
  expect(requests.map(({ id }) => id).sort()).toEqual(ids);
  const marked = requests.filter((request) => request.unreadable).map(({ id }) => stored.find((each) => each.id === id)?.shape);
  expect(marked.sort()).toEqual(unreadable);
  expect(requests.find(({ id }) => id === stored.at(-1)?.id)?.excerpt).toContain(email);
  expect(await site.rows('SELECT * FROM outbox')).toEqual([]);
});

test('each of them opens and can be changed', async () => {
  for (const { shape } of stored) {
    const request = await read(shape);
    for (const text of [fullName, email, phone])
      expect([shape, JSON.stringify(request)]).toEqual([shape, expect.stringContaining(String(text))]);
    expect(Date.parse(request.receivedAt)).toBeLessThanOrEqual(Date.now());
    expect((await call(`/api/requests/${request.id}`, 'PATCH', { status: 'won', note: 'Called' })).status).toBe(200);
  }
});

test('what the form has no field for is kept as text, and an unknown status counts as new', async () => {
  expect((await read('with a field of a later form')).otherFields).toEqual({ roomCount: '3' });
  expect((await read('with a renamed name and address')).otherFields).toEqual({ name: fullName, emailAddress: email });
  const other = await read('with a zip code as a number and a plan of another kind');
  expect(other.otherFields).toEqual({ zipCode: '78704', plan: '{"floors":["oak"]}' });
  await site.rows(`UPDATE requests SET status = 'archived'`);
  expect((await read('a list')).state.status).toBe('new');
});

test('a search finds all of them', async () => {
  for (const q of [String(email), 'ANN', '555-0100']) {
    expect([q, (await list(`q=${encodeURIComponent(q)}`)).length]).toEqual([q, stored.length]);
  }
});

test.each([{ email: 'Ann.Lee@example.com' }, { phone: '+1 512.555.0100 ext. 3' }])(
  'erasing %j removes all of them from both stores, and filling from KV brings none back',
  async (person) => {
    const joann = { key: 'estimate:0a1b-2c3e', value: 'joann.lee@example.com, 1512 555 01000' };
    await site.fill([joann]);
    await fillFromKv();
    const erased = await erase(person);
    expect(await erased.json()).toEqual({ deleted: stored.length, pending: 0, newsletter: false });
    expect(await site.keysInKv()).toEqual([joann.key]);
    await site.fill(stored);
    expect(await (await fillFromKv()).json()).toMatchObject({ inserted: 0, cursor: null });
    expect(await list()).toHaveLength(1);
  },
);

test("an address that the form wouldn't take can be erased", async () => {
  for (const [stored, typed] of [
    ['jörg@bücher.example', 'jörg@xn--bcher-kva.example'],
    ['ann@localhost', 'ann@localhost'],
  ]) {
    await site.fill([{ key: `estimate:${crypto.randomUUID()}`, value: JSON.stringify({ fullName: 'Ann', email: stored }) }]);
    await fillFromKv();
    expect(await (await erase({ email: typed })).json()).toMatchObject({ deleted: 1 });
  }
});
