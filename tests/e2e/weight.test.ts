import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageOf } from '../../schema/language.ts';
import { phone, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { wakeIslands } from '../support/islands.ts';
import { loadPictures } from '../support/load-pictures.ts';
import { browser, server } from '../support/served.ts';

interface Transfer {
  url: string;
  type: string;
  /** Bytes on the wire. */
  bytes: number;
}

/** Records everything that a page transfers from now on. */
async function recordTransfers(page: Page): Promise<Map<string, Transfer>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, response, type }) =>
    transfers.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

/**
 * The scripts of these pages may show pictures that aren't in the markup, so the budgets don't include them. Spanish pages have the same
 * pictures.
 */
const pathsWithIslands = pages
  .filter(({ path, document }) => languageOf(path) === 'en' && document.querySelector('[data-island]'))
  .map(({ path }) => path);

test.each([
  ['a phone of 390 px at 2x', phone, 60_000],
  ['a screen of 1440 px', { viewport: { width: 1440, height: 900 } }, 160_000],
])('on %s no picture of an awake page weighs more than its limit', async (_, options, limit) => {
  const { page } = await visit(browser, server.origin, options);
  const transfers = await recordTransfers(page);
  for (const path of pathsWithIslands) {
    await page.goto(path);
    await wakeIslands(page);
    await loadPictures(page);
  }
  const pictures = () => [...transfers.values()].filter(({ type, url }) => type === 'Image' && url.startsWith(server.origin));
  // One that comes from the browser's cache the second time has no bytes then.
  const arrived = () => new Set(pictures().flatMap(({ url, bytes }) => (bytes > 0 ? [url] : [])));
  await expect.poll(() => pictures().filter(({ url }) => !arrived().has(url))).toEqual([]);
  expect(arrived().size).toBeGreaterThan(0);
  expect(pictures().filter(({ bytes }) => bytes > limit)).toEqual([]);
});

test.each([
  ['/', 180_000],
  ['/cities/austin', 120_000],
  ['/blog/lvp-vs-hardwood-central-texas', 120_000],
])('on a phone %s transfers at most %i bytes before scrolling', async (path, limit) => {
  const { page } = await visit(browser, server.origin, phone);
  const transfers = await recordTransfers(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const all = [...transfers.values()];
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(all.some(({ type }) => type === 'Document')).toBe(true);
  expect(total).toBeLessThanOrEqual(limit);
});

test('a page with a picture at its top preloads it in the size that it shows', async () => {
  const { page, requests } = await visit(browser, server.origin, phone);
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
  await page.goto('/', { waitUntil: 'networkidle' });
  const shown = await page
    .locator('img[fetchpriority="high"]')
    .evaluate((image) => (image instanceof HTMLImageElement ? new URL(image.currentSrc).pathname : ''));
  const [name = ''] = shown.slice(shown.lastIndexOf('/')).split('.');
  const loaded = requests.map((url) => new URL(url).pathname);
  expect(loaded.filter((path) => path.includes(`${name}.`))).toEqual([shown]);
});
