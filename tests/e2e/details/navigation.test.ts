import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
