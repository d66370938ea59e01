import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pageViewSchema } from '../../schema/page-view.ts';
import { freePort } from '../../tools/free-port.ts';
import { engine, startBrowser, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { lacks } from '../support/lacks.ts';
import { prerender } from '../support/prerender.ts';
import { type Site, startSite } from '../support/site.ts';

const forwardedSchema = z.object({
  client_id: z.uuid(),
  events: z.tuple([z.object({ name: z.string(), params: pageViewSchema })]),
});

let browser: Browser;
let site: Site;
let origin: string;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    startBrowser({ backForwardCache: true }),
    startSite({
      pages: true,
      port: await freePort(),
      bindings: true,
      vars: { GA4_MEASUREMENT_ID: 'G-TEST', GA4_API_SECRET: 'ga-secret' },
    }),
  ]);
  origin = new URL(site.url('/')).origin;
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** What the Worker has written and forwarded since the test started. */
let points: { indexes: string[]; blobs: string[] }[];
let forwarded: { url: string; body: string }[];
beforeEach(async () => {
  await site.seen();
  [points, forwarded] = [[], []];
});

async function countViews(): Promise<number> {
  const seen = await site.seen();
  points.push(...seen.points);
  forwarded.push(...seen.fetched);
  return points.length;
}

const titleOf = (path: string) => pages.find((page) => page.path === path)?.document.querySelector('title')?.text ?? '';

test('the Worker counts and forwards each page view once, even if the page comes from the back/forward cache', async () => {
  if (engine !== 'chromium') lacks('back/forward cache to switch on');
  const { page, context, errors } = await visit(browser, origin);
  await context.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const persisted = () => page.evaluate(() => document.documentElement.dataset.persisted);

  await page.goto('/cities/austin?utm_source=card&name=Ann&utm_medium=print#options');
  await expect.poll(countViews).toBe(1);
  await page.goto('/blog');
  await expect.poll(countViews).toBe(2);
  // Searching changes the address but isn't a page view.
  await page.getByRole('searchbox').fill('tile');
  await page.waitForURL('**/blog?*');
  await page.evaluate(() => history.pushState(null, '', '#elsewhere'));
  await page.goBack();
  // A page from the cache isn't loaded again, so there's no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(countViews).toBe(3);
  expect(await persisted()).toBe('true');
  await page.goForward({ waitUntil: 'commit' });
  await expect.poll(countViews).toBe(4);
  await page.goto('/nope');
  await expect.poll(countViews).toBe(5);

  const austin = ['/cities/austin', titleOf('/cities/austin'), `${origin}/cities/austin?utm_source=card&utm_medium=print`];
  const blog = ['/blog', titleOf('/blog'), `${origin}/blog`];
  expect(points.map(({ blobs }) => blobs)).toEqual([austin, blog, austin, blog, ['/nope', titleOf('/404'), `${origin}/nope`]]);
  expect(points.map(({ indexes }) => indexes)).toEqual(points.map(({ blobs }) => [blobs[0]]));
  await expect
    .poll(async () => {
      await countViews();
      return forwarded;
    })
    .toHaveLength(5);
  const events = forwarded.map(({ body }) => forwardedSchema.parse(JSON.parse(body)));
  expect(forwarded.map(({ url }) => url)).toEqual(
    Array(5).fill('https://www.google-analytics.com/mp/collect?measurement_id=G-TEST&api_secret=ga-secret'),
  );
  expect(
    events.map(({ events: [{ name, params }] }) => [name, params.page_path, params.page_title, params.page_location]),
  ).toEqual(points.map(({ blobs }) => ['page_view', ...blobs]));
  expect(new Set(events.map(({ client_id }) => client_id)).size).toBe(5);
  expect(await context.cookies()).toEqual([]);
  expect(errors.filter((error) => !error.includes('404 (Not Found)'))).toEqual([]);
});

test('nothing is sent from the inbox, or if the browser asks for privacy (GPC)', async () => {
  const optedOut = await visit(browser, origin);
  await optedOut.context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const inbox = await visit(browser, origin);
  await inbox.page.route('/inbox', (route) =>
    route.fulfill({ contentType: 'text/html', body: readFileSync('dist/client/index.html', 'utf8') }),
  );
  for (const [{ page, requests }, path] of [
    [optedOut, '/cities/austin'],
    [inbox, '/inbox'],
  ] as const) {
    // Its script runs before a page is loaded.
    await page.goto(path);
    await page.goto('about:blank');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  }
  expect(await countViews()).toBe(0);
});

test('a page in a background tab is counted when the visitor switches to it', async () => {
  const { page, context, requests } = await visit(browser, origin);
  await context.addInitScript(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }));
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.goto('/thanks', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(countViews).toBe(2);
  expect(points.map(({ blobs }) => blobs[0])).toEqual(['/privacy', '/thanks']);
});

test('a prerendered page is counted once, when it is opened', { timeout: 240_000 }, async () => {
  const { requests, open, stop } = await prerender(origin, '/gallery');
  const views = () => requests.filter(({ path }) => path === '/api/page-view');
  await vi.waitFor(() => expect(requests.some(({ path }) => path.endsWith('.woff2'))).toBe(true), { timeout: 60_000 });
  // The page's script runs right after it was fetched.
  await new Promise((done) => setTimeout(done, 300));
  expect(views()).toEqual([]);
  open();
  await vi.waitFor(() => expect(views()).toHaveLength(1), { timeout: 60_000 });
  // The page that was prerendered is shown, not a second copy.
  expect(requests.filter(({ path }) => path === '/gallery')).toMatchObject([{ isPrerendered: true }]);
  expect(views().map(({ body }) => pageViewSchema.parse(JSON.parse(body)))).toMatchObject([
    { page_path: '/gallery', page_title: titleOf('/gallery') },
  ]);
  await stop();
});
