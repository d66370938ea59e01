import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { browser, server } from '../support/served.ts';

const isScript = (url: string) => url.endsWith('.js');

/** Keeps pictures or other files on their way, and so the page from having loaded, until what it returns is called. */
async function hold(context: BrowserContext, files = '**/*.avif'): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await context.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test.each(['/', '/cities/austin', '/contact'])(
  '%s is painted, with its first picture, before a script is asked for',
  async (path) => {
    const { page, requests } = await visit(browser, server.origin, phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect.poll(() => requests.some(isScript)).toBe(true);
    const { painted, pictured, asked } = await page.evaluate(() => {
      const timeOf = (entries: PerformanceEntry[]) => Math.min(...entries.map(({ startTime }) => startTime));
      const loaded = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
      return {
        painted: timeOf(performance.getEntriesByName('first-contentful-paint')),
        pictured: Math.max(0, ...loaded.filter(({ name }) => name.endsWith('.avif')).map(({ responseEnd }) => responseEnd)),
        asked: timeOf(loaded.filter(({ name }) => name.endsWith('.js'))),
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted);
    if (path === '/') expect([pictured > 0, asked > pictured]).toEqual([true, true]);
  },
);

test('while the first picture is still on its way, a touch starts the script', async () => {
  const { page, context, requests } = await visit(browser, server.origin);
  const letThrough = await hold(context);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(requests.filter(isScript)).toEqual([]);
  await page.mouse.move(5, 400);
  await page.mouse.down();
  await expect.poll(() => requests.filter(isScript).length).toBeGreaterThan(0);
  letThrough();
  await page.waitForLoadState('load');
  // The picture's arrival does not fetch it again.
  await page.waitForTimeout(300);
  expect(new Set(requests.filter(isScript)).size).toBe(requests.filter(isScript).length);
});

test('a menu under a pointer that came before the script opens once the script is there', async () => {
  const { page, context, requests } = await visit(browser, server.origin);
  const letThrough = await hold(context);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.locator('summary', { hasText: 'Flooring' }).hover();
  expect(requests.filter(isScript)).toEqual([]);
  letThrough();
  await page.waitForSelector('header details[open]');
});

/** Names of the elements whose content the browser has not laid out yet. */
const skipped = () =>
  [...document.querySelectorAll('main > *, body > footer')]
    .filter((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false)
    .map((part) => part.tagName);

test('what lies below the first screen is laid out once the page has loaded, without being scrolled to', async () => {
  const { page, context } = await visit(browser, server.origin, phone);
  const letThrough = await hold(context);
  await page.goto('/services/lvp-flooring-austin', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await page.evaluate(skipped);
  expect(before).toContain('FOOTER');
  expect(before.length).toBeGreaterThan(5);
  letThrough();
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(skipped)).toEqual([]);
});

test('on a phone the gallery, whose pictures all lie further down, is painted before they are asked for', async () => {
  const { page, context, requests } = await visit(browser, server.origin, phone);
  const letThrough = await hold(context, '**/*.woff2');
  const pictures = () => requests.filter((url) => url.endsWith('.avif'));
  await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(500);
  expect(pictures()).toEqual([]);
  letThrough();
  await expect.poll(() => pictures().length).toBeGreaterThan(1);
});

test('a page that is reloaded shows the part that was being read', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/cities', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 5000));
  await page.waitForTimeout(500);
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(4950);
  expect(place).toBeLessThan(5050);
});

test('with scripts off, nothing waits to be laid out', async () => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled: false });
  await page.goto('/services/lvp-flooring-austin');
  expect(await page.evaluate(skipped)).toEqual([]);
});

test.each([true, false])('with scripts %s, an address with a hash leads to its part all the same', async (javaScriptEnabled) => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled });
  await page.goto('/cities#williamson-county', { waitUntil: 'networkidle' });
  const top = async () => (await page.locator('#williamson-county').boundingBox())?.y ?? -1;
  // Below the header, which stays in sight.
  await expect.poll(top).toBeGreaterThan(60);
  expect(await top()).toBeLessThan(200);
  expect(await page.locator('#williamson-county').isVisible()).toBe(true);
});

test('the files of a waking island are asked for side by side, each once', async () => {
  const { page, context, errors, requests } = await visit(browser, server.origin);
  const html = await (await context.request.get('/contact')).text();
  const files = /data-island="EstimateForm" data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const open: string[] = [];
  let most = 0;
  await context.route('**/assets/chunks/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!files.includes(pathname)) return route.continue();
    most = Math.max(most, open.push(pathname));
    await page.waitForTimeout(400);
    open.splice(open.indexOf(pathname), 1);
    return route.continue();
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  const asked = requests.map((url) => new URL(url).pathname).filter((path) => files.includes(path));
  expect(files.length).toBeGreaterThan(4);
  expect(asked.toSorted()).toEqual(files.toSorted());
  // The hydrating script imports one of them itself.
  expect(most).toBeGreaterThanOrEqual(files.length - 2);
  expect(errors).toEqual([]);
});
