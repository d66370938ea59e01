import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startBrowser, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { families } from '../support/families.ts';
import { type Server, startServer } from '../support/server.ts';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([
    startBrowser({ backForwardCache: true }),
    startServer(mkdtempSync(join(tmpdir(), 'site-state-'))),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('every kind of page, also with its islands awake, comes back from the back/forward cache', {
  timeout: 120_000,
}, async () => {
  const { page, context } = await visit(browser, server.origin);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const lost: string[] = [];
  // Chromium keeps no page whose status is 404.
  for (const path of families.filter((family) => family !== '/nope')) {
    await page.goto(path);
    for (const island of await page.locator('[data-island]').all()) {
      const touched = async () => {
        // What comes before the page's script has no effect.
        await island.dispatchEvent('pointerover');
        return await island.getAttribute('data-awake');
      };
      await expect.poll(touched, { timeout: 10_000 }).toBe('');
    }
    await page.goto('/services/tile-flooring-austin');
    await page.goBack({ waitUntil: 'commit' });
    // On a busy machine the event comes some time after the address.
    const persisted = page.waitForFunction(() => document.documentElement.dataset.persisted === 'true', null, { timeout: 5000 });
    await persisted.catch(() => lost.push(path));
  }
  expect(lost).toEqual([]);
});

test('no page forbids to be kept', async () => {
  for (const { path } of pages) {
    const { headers } = await fetch(server.origin + (path === '/404' ? '/nope' : path));
    expect([path, headers.get('Cache-Control')?.includes('no-store') ?? false]).toEqual([path, false]);
  }
});

const rulesSchema = z.strictObject({
  prefetch: z.tuple([z.object({ where: z.unknown(), eagerness: z.literal('moderate') })]),
});

test('a page is fetched ahead when a visitor is about to open it; nothing of it runs before', async () => {
  const { page, context, requests } = await visit(browser, server.origin);
  const client = await context.newCDPSession(page);
  await client.send('Preload.enable');
  const fetched: string[] = [];
  client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  const rules = rulesSchema.parse(JSON.parse((await page.locator('script[type="speculationrules"]').textContent()) ?? ''));
  expect(JSON.stringify(rules)).toContain('{"not":{"href_matches":"/inbox"}}');
  expect(JSON.stringify(rules)).toContain('{"not":{"href_matches":"/api/*"}}');
  const before = requests.filter((url) => url.includes('/api/')).length;
  await page.getByRole('link', { name: 'Trends', exact: true }).hover();
  await expect.poll(() => fetched).toEqual(['/trends']);
  expect(before).toBe(1);
  expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(before);
  await page.getByRole('link', { name: 'Trends', exact: true }).click();
  await page.waitForURL('**/trends');
  await expect.poll(() => requests.filter((url) => url.includes('/api/')).length).toBe(before + 1);
});

test.each<[string, BrowserContextOptions['reducedMotion'], boolean]>([
  ['fade into each other', 'no-preference', true],
  ['follow at once under reduced motion', 'reduce', false],
])('pages %s', async (_, reducedMotion, fades) => {
  const { page, context } = await visit(browser, server.origin, { reducedMotion });
  await context.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.faded = String(Reflect.get(event, 'viewTransition') !== null);
    });
  });
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await page.waitForURL('**/gallery');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.faded)).toBe(String(fades));
});
