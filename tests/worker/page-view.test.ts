import { expect, test } from 'vitest';
import { sharedSite } from '../support/site/shared.ts';
import { type Site, startSite } from '../support/site/start.ts';
import { callAsAnybody } from '../support/site/visitor.ts';

const view = { page_location: 'https://site.test/cities/austin', page_path: '/cities/austin', page_title: 'Austin' };

const site = await sharedSite({
  bindings: true,
  rateLimit: true,
  vars: { GA4_MEASUREMENT_ID: 'G-TEST', GA4_API_SECRET: 'ga-secret' },
});

function post(body: unknown, headers: Record<string, string> = {}, to: Site = site) {
  return callAsAnybody(to, '/api/page-view', 'POST', body, { 'Content-Type': 'text/plain;charset=UTF-8', ...headers });
}

test.each(['text/plain;charset=UTF-8', 'application/json'])('a page view sent as %s is counted and forwarded', async (type) => {
  const response = await post(view, { 'Content-Type': type });
  expect([response.status, await response.text(), response.headers.get('Set-Cookie')]).toEqual([204, '', null]);
  const { points, fetched } = await site.seenUntil((seen) => seen.fetched.length === 1);
  expect(points).toEqual([{ indexes: ['/cities/austin'], blobs: [view.page_path, view.page_title, view.page_location] }]);
  expect(fetched[0]?.url).toBe('https://www.google-analytics.com/mp/collect?measurement_id=G-TEST&api_secret=ga-secret');
  expect(JSON.parse(fetched[0]?.body ?? '')).toMatchObject({ events: [{ name: 'page_view', params: view }] });
});

const id = '0190b2a4-7d6e-8c1f-9a3b-2f4e6d8c0a1b';
const secret = '0123456789abcdef'.repeat(2);
test.each([
  ['a fragment', `/request#${id}.${secret}`, '/request'],
  ['a fragment that was escaped twice', `/request%2523${id}.${secret}`, '/request'],
  ['an escaped query', `/contact%3Ftoken=${secret}`, '/contact'],
])('%s with a secret is neither counted nor forwarded', async (_, path, kept) => {
  const leaky = { ...view, page_location: `https://${secret}@site.test${path}`, page_path: path };
  expect((await post(leaky)).status).toBe(204);
  await expect
    .poll(async () => JSON.stringify(await site.seen()))
    .toContain(`"blobs":["${kept}","Austin","https://site.test${kept}"]`);
});

test('of a query, only the campaign is kept', async () => {
  await post({ ...view, page_location: 'https://site.test/contact?a=1&utm_source=mail&city=kyle#x' });
  expect((await site.seen()).points[0]?.blobs[2]).toBe('https://site.test/contact?utm_source=mail');
});

test('nothing is counted under Global Privacy Control', async () => {
  expect((await post(view, { 'Sec-GPC': '1' })).status).toBe(204);
  expect(await site.seen()).toMatchObject({ points: [], fetched: [] });
});

test.each([
  ['broken JSON', '{', 400],
  ["a location that isn't a URL", { ...view, page_location: 'javascript:alert(1)' }, 422],
  ['a title of 301 characters', { ...view, page_title: 'x'.repeat(301) }, 422],
  ['a body over 16 KiB', JSON.stringify(view).padEnd(17_000), 413],
])('%s is rejected', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect((await site.seen()).points).toEqual([]);
});

test('the answer is the same if counting or forwarding fails or nothing is bound', async () => {
  await site.failing(['points', 'fetch', 'limit']);
  expect((await post(view)).status).toBe(204);
  const bare = await startSite();
  expect((await post(view, {}, bare)).status).toBe(204);
  await bare.stop();
});
