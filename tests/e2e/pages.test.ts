import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { familyOf, formAwake } from '../../tools/families.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { browser, server } from '../support/served.ts';

const routes = pages.map(({ path }) => (path === '/404' ? '/nope' : path));

test.each([
  ['390 px', phone],
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
])('axe finds nothing on any route at %s', { timeout: 300_000 }, async (_, options) => {
  const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
  await bringAxe(context);
  const found: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    found.push(...(await violationsOn(page)).map((violation) => `${route}: ${violation}`));
  }
  expect(found).toEqual([]);
});

test('no route scrolls sideways at 360 px, nor at 320 px', { timeout: 300_000 }, async () => {
  const { page } = await visit(browser, server.origin, { viewport: { width: 360, height: 740 } });
  const wide: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) wide.push(`${route} at ${width}: ${overflow}`);
    }
  }
  expect(wide).toEqual([]);
});

test('no route logs an error, breaks its policy or asks another origin', { timeout: 300_000 }, async () => {
  // Two visitors side by side: most of it is waiting for a page to fall silent.
  const visits = await Promise.all([visit(browser, server.origin), visit(browser, server.origin)]);
  const left = [...routes];
  await Promise.all(
    visits.map(async ({ page }) => {
      for (let route = left.pop(); route; route = left.pop()) {
        await page.goto(route, { waitUntil: 'networkidle' });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
    }),
  );
  const errors = visits.flatMap((each) => each.errors);
  const requests = visits.flatMap((each) => each.requests);
  // One page is the 404 screen, and of one address no more than 60 page views a minute are counted.
  const expected = ['404 (Not Found)', '429 (Too Many Requests)'];
  expect(errors.filter((error) => !expected.some((text) => error.includes(text)))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(server.origin))).toEqual([]);
});

test.each(['/', '/cities/austin', '/blog/flooring-cost-guide-austin-2025'])(
  '%s loads no more script before an interaction than its budget allows',
  async (route) => {
    const { page } = await visit(browser, server.origin);
    const scriptBytes = weighScripts(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    const bytes = await scriptBytes();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(familyOf(route).budget.script);
  },
);

test('the contact page with its form awake keeps within its budget of script, and the form wakes without a mismatch', async () => {
  const { page, errors } = await visit(browser, server.origin);
  const scriptBytes = weighScripts(page);
  const before = pages.find(({ path }) => path === '/contact')?.document.querySelector('[data-island]')?.innerHTML.length;
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  expect(before).toBeGreaterThan(1000);
  expect(errors).toEqual([]);
  const bytes = await scriptBytes();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(formAwake);
});

test('sections below the fold fade in once, and are there at once under reduced motion and with scripts off', async () => {
  const moving = await visit(browser, server.origin, { reducedMotion: 'no-preference' });
  await moving.page.goto('/');
  const last = moving.page.locator('.fade-in').last();
  await expect.poll(() => last.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  for (const options of [{ reducedMotion: 'reduce' as const }, { javaScriptEnabled: false }]) {
    const { page } = await visit(browser, server.origin, options);
    await page.goto('/');
    expect(await page.locator('.fade-in.waits').count()).toBe(0);
    await page.context().close();
  }
});

test.each(['/nope', '/cities/nope'])('%s is the 404 screen with status 404', async (route) => {
  const { page } = await visit(browser, server.origin);
  const response = await page.goto(route);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  expect(await page.getByText('Did you forget to add the page to the router?').isVisible()).toBe(true);
});

test('pages are revalidated and files of the build are kept for a year, all with the security headers', async () => {
  const html = await fetch(`${server.origin}/contact`);
  const asset = /\/assets\/[^"]+\.js/.exec(await html.text())?.[0] ?? '';
  const script = await fetch(server.origin + asset);
  expect(html.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  for (const { headers } of [html, script]) {
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  }
});

test('the inbox alone is cut off from the window that opened it, since that costs every page a new process', async () => {
  const policyOf = async (path: string) => (await fetch(server.origin + path)).headers.get('Cross-Origin-Opener-Policy');
  expect(await policyOf('/inbox')).toBe('same-origin');
  expect(await Promise.all(['/', '/contact', '/cities/austin'].map(policyOf))).toEqual([null, null, null]);
});

/** Bytes of all scripts that the page has loaded by the time of asking, as brotli. */
function weighScripts(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return async () => (await Promise.all(weights)).reduce((sum, bytes) => sum + bytes, 0);
}
