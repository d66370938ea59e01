import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { nameIn } from '#site/frame.ts';
import { startBrowser, visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { origin } from '../../support/site/browsed.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser({ backForwardCache: true });
});
afterAll(() => browser.close());

/** Between them, they have every kind of island. */
test.each(['/', '/contact', '/request', '/visualizer'])(
  '%s is kept in the back/forward cache once its islands are awake',
  async (path) => {
    const { page, context } = await visit(browser, origin);
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    await context.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    // A busy machine may be too slow to freeze a page in time. That isn't the page's fault.
    const isCircumstantial = ({ type }: Explanation) => type === 'Circumstantial';
    let reasons: Explanation[] = [];
    for (let attempt = 0; attempt < 3 && reasons.every(isCircumstantial); attempt++) {
      await page.goto(path);
      await wakeIslands(page);
      await page.goto('/privacy');
      reasons = await goBack(page, client);
      if (reasons.length === 0) break;
    }
    expect(reasons).toEqual([]);
  },
);

interface Explanation {
  type: string;
  reason: string;
}

/** Goes back. Returns why the page wasn't restored from the cache, or nothing if it was. */
async function goBack(page: Page, client: CDPSession): Promise<Explanation[]> {
  const refused = new Promise<Explanation[]>((resolve) => {
    client.once('Page.backForwardCacheNotUsed', (event) => resolve(event.notRestoredExplanations));
  });
  await page.goBack({ waitUntil: 'commit' });
  const restored = page.waitForFunction(() => document.documentElement.dataset.persisted === 'true').then(() => []);
  return await Promise.race([refused, restored.catch(() => refused)]);
}

const rulesSchema = z.strictObject({
  prefetch: z.tuple([z.object({ where: z.unknown(), eagerness: z.literal('moderate') })]),
});

test('hovering over a link prefetches its page without running or counting it', async () => {
  const { page, context, requests } = await visit(browser, origin);
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
  await page.getByRole('link', { name: nameIn('en', 'trends'), exact: true }).hover();
  await expect.poll(() => fetched).toEqual(['/trends']);
  expect(before).toBe(1);
  expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(before);
  await page.getByRole('link', { name: nameIn('en', 'trends'), exact: true }).click();
  await page.waitForURL('**/trends');
  await expect.poll(() => requests.filter((url) => url.includes('/api/')).length).toBe(before + 1);
});
