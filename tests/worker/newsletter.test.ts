import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { subscriberSchema } from '../../schema/newsletter.ts';
import { type Site, startSite, token } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.clear());

function post(body: unknown, headers: Record<string, string> = {}, to = site) {
  return to.fetch(to.url('/api/newsletter'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

async function keys() {
  return (await (await site.kv()).list()).keys.map(({ name }) => name);
}

test('an address is stored once, no matter how often or in what case it is sent', async () => {
  expect((await post({ email: ' Ann.Lee@example.com ' })).status).toBe(201);
  expect((await post({ email: 'ann.lee@EXAMPLE.com' })).status).toBe(200);
  const key = `newsletter:${createHash('sha256').update('ann.lee@example.com').digest('hex')}`;
  expect(await keys()).toEqual([key]);
  expect(subscriberSchema.parse(await (await site.kv()).get(key, 'json')).email).toBe('Ann.Lee@example.com');
});

test('a form post redirects to the form with a message', async () => {
  const form = (email: string) =>
    site.fetch(site.url('/api/newsletter'), { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' });
  const response = await form('ann@example.com');
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/blog#subscribed']);
  const refused = await form('nope');
  expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/blog#not-subscribed']);
  expect(await keys()).toHaveLength(1);
});

test.each([{}, { email: '' }, { email: 'nope' }, { email: 17 }, { email: `${'a'.repeat(250)}@b.co` }, [], null])(
  '%j is rejected with a problem',
  async (body) => {
    const response = await post(body);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
    expect(await keys()).toEqual([]);
  },
);

test('erasing a person removes their address from the list', async () => {
  await post({ email: 'Ann@example.com' });
  const erased = await site.fetch(site.url('/api/requests/erase'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com' }),
  });
  expect(await erased.json()).toEqual({ deleted: 0, newsletter: true, cursor: null });
  expect(await keys()).toEqual([]);
});

test("an address's sixth call within a minute is refused", async () => {
  const limited = await startSite({ rateLimit: true });
  const call = () => post({ email: 'ann@example.com' }, { 'CF-Connecting-IP': '203.0.113.7' }, limited);
  for (let count = 0; count < 5; count++) expect((await call()).status).toBeLessThan(300);
  const refused = await call();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  await limited.stop();
});
