import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awakeFormScript, familyOf } from '#tools/families.ts';
import { phone, visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, origin } from '../../support/site/browsed.ts';

// tests/build/budgets.test.ts weighs the files of every page.
test('on a phone the home page transfers at most 200 kB before scrolling, and its first picture once', async () => {
  const { page, requests } = await visit(browser, origin, phone);
  const scriptBytes = weighScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const transferred = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  expect(transferred).toBeGreaterThan(10_000);
  expect(transferred).toBeLessThanOrEqual(200_000);
  expect(await scriptBytes()).toBeGreaterThan(0);
  expect(await scriptBytes()).toBeLessThanOrEqual(familyOf('/').budget.script);

  const shown = await page
    .locator('img[fetchpriority="high"]')
    .evaluate((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : ''));
  const [name = ''] = shown.slice(shown.lastIndexOf('/')).split('.');
  // The preload and the picture pick the same file.
  expect(requests.map((url) => new URL(url).pathname).filter((loaded) => loaded.includes(`${name}.`))).toEqual([shown]);
});

test('the contact page with its form awake stays within its script budget', async () => {
  const { page } = await visit(browser, origin);
  const scriptBytes = weighScripts(page);
  await page.goto('/contact');
  await wakeIslands(page);
  await page.waitForLoadState('networkidle');
  const bytes = await scriptBytes();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(awakeFormScript);
});

/** Returns a function that adds up the scripts loaded so far, in bytes of brotli. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return async () => (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
