import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { browser, server } from '../support/served.ts';

interface Transfer {
  url: string;
  type: string;
  /** Bytes on the wire. */
  bytes: number;
}

/** What a first visit to a page transfers, scrolled through or not; with scripts off a browser fetches all pictures at once. */
async function transfers(path: string, options: BrowserContextOptions, scroll = false): Promise<Transfer[]> {
  const { page, context } = await visit(browser, server.origin, options);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const loaded = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, response, type }) =>
    loaded.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = loaded.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: options.javaScriptEnabled === false ? 'load' : 'networkidle' });
  if (scroll) {
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 50));
      }
      const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
      // One that was scrolled past too fast to be fetched would keep the test waiting.
      for (const image of shown) image.loading = 'eager';
      const ended = (image: HTMLImageElement) =>
        new Promise((done) => {
          for (const end of ['load', 'error']) image.addEventListener(end, done);
        });
      await Promise.all(shown.filter(({ complete }) => !complete).map(ended));
    });
  }
  await context.close();
  return [...loaded.values()];
}

/** Pages that differ in what pictures they show; of a family one, since all are laid out alike. */
const shown = pages
  .filter(({ path }) => !['/404', '/inbox', '/thanks', '/privacy'].includes(path))
  .filter(({ path }) => !path.startsWith('/cities/') || path === '/cities/austin');
/** Pages whose scripts may show pictures of their own. */
const withIslands = shown.filter(({ document }) => document.querySelector('[data-island]') !== null);

describe.each([
  ['a phone of 390 px at 2x', phone, 60_000],
  ['a screen of 1440 px', { viewport: { width: 1440, height: 900 } }, 160_000],
])('on %s', (_, options, most) => {
  test(`no picture weighs more than ${most / 1000} kB`, { timeout: 300_000 }, async () => {
    const heavy: string[] = [];
    const all = new Set<string>();
    const weigh = (path: string, fetched: Transfer[]) => {
      for (const { url, type, bytes } of fetched) {
        if (type === 'Image') all.add(url);
        if (type === 'Image' && bytes > most) heavy.push(`${path}: ${url} ${bytes}`);
      }
    };
    for (const { path } of shown) weigh(path, await transfers(path, { ...options, javaScriptEnabled: false }));
    const inMarkup = all.size;
    for (const { path } of withIslands) weigh(path, await transfers(path, options, true));
    expect(inMarkup).toBeGreaterThan(70);
    expect(all.size).toBeGreaterThan(inMarkup);
    expect(heavy).toEqual([]);
  });
});

test('the home page weighs at most 150 kB in all before scrolling on a phone', async () => {
  const all = await transfers('/', phone);
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`Home page on a phone before scrolling: ${(total / 1000).toFixed(1)} kB in ${all.length} requests`);
  expect(all.some(({ type }) => type === 'Image')).toBe(true);
  expect(total).toBeLessThanOrEqual(150_000);
});

test('every page with a picture at its top asks for it in its head, in the size that it then shows', async () => {
  const { page, requests } = await visit(browser, server.origin, phone);
  for (const { path, document } of pages) {
    const preload = document.querySelector('link[rel="preload"][as="image"]');
    const first = document.querySelector('img[fetchpriority="high"]');
    expect([path, preload === null]).toEqual([path, first === null]);
  }
  await page.goto('/', { waitUntil: 'networkidle' });
  const shown = await page
    .locator('img[fetchpriority="high"]')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
  expect(requests.filter((url) => url === shown)).toHaveLength(1);
  expect(requests.filter((url) => url.includes('living-oak'))).toEqual([shown]);
});

test.each([
  ['a phone', phone, 0],
  ['a wide screen', {}, 1],
])('on %s the visualizer fetches the picture at its top as often as it shows it', async (_, options, times) => {
  const { page, requests } = await visit(browser, server.origin, options);
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  expect(await page.locator('img[fetchpriority="high"]').isVisible()).toBe(times > 0);
  expect(requests.filter((url) => url.includes('dining-windows'))).toHaveLength(times);
});
