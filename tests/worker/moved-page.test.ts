/** Addresses whose only fault is how they're written (docs/decisions/0031-moved-pages.md). */
import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { sharedSite } from '../support/site/shared.ts';

const site = await sharedSite({ pages: true });

const open = (path: string, method = 'GET') => site.fetch(`http://site.test${path}`, { method, redirect: 'manual' });

test.each<[string, string]>([
  ['/Contact', '/contact'],
  ['/cities/Austin', '/cities/austin'],
  ['/contact/', '/contact'],
  ['/es/', '/es'],
  ['/contact.html', '/contact'],
  ['/index.html', '/'],
  ...[',', '.', ')', ';', ':', '!', '%3F', '"', "'", '%22', '%27', '%29', '%5D', '%3E', '*', '’', '%E2%80%9D', '»', '…'].map(
    (end): [string, string] => [`/contact${end}`, '/contact'],
  ),
  ['/Cities/Austin.html).', '/cities/austin'],
  ['/contact/?service=tile&a=%2F#x', '/contact?service=tile&a=%2F'],
  ['/Contact?next=//evil.com', '/contact?next=//evil.com'],
])('%s leads to %s for good, in one step', async (path, page) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await open(path, method);
    expect([response.status, response.headers.get('Location')]).toEqual([308, page]);
  }
  expect((await open(page)).status).toBe(200);
});

test.each([
  '/nope',
  '/Nope/',
  '/contact.htm',
  '/contact%20',
  '/contact%FF',
  '/404',
  '/assets/',
  '/ROBOTS.TXT',
  '//evil.com/',
  '/\\evil.com/',
  '/%2F%2Fevil.com/',
  '/Contact%2F',
  `/contact${','.repeat(20_000)}`,
])('%s shows the 404 screen', async (path) => {
  const response = await open(path);
  expect([response.status, response.headers.get('Location')]).toEqual([404, null]);
  expect(await response.text()).toContain(wordsIn('en').notFound.heading);
});

test('pages and files cost no invocation', async () => {
  await site.seen();
  for (const path of ['/', '/es', '/contact', '/cities/austin', '/robots.txt']) expect((await open(path)).status).toBe(200);
  expect((await site.seen()).received).toBe(0);
});
