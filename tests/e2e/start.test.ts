import { expect, test } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { browser, server } from '../support/served.ts';

const isScript = (url: string) => url.endsWith('.js');

test.each(['/', '/cities/austin', '/contact'])(
  '%s is painted, with its first picture, before a script is asked for',
  async (path) => {
    const { page, requests } = await visit(browser, server.origin, phone);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.some(isScript)).toBe(true);
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
  const held = Promise.withResolvers<void>();
  await context.route('**/*.avif', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForTimeout(500);
  expect(requests.filter(isScript)).toEqual([]);
  await page.mouse.move(5, 400);
  await page.mouse.down();
  await expect.poll(() => requests.filter(isScript).length).toBeGreaterThan(0);
  held.resolve();
  await page.waitForLoadState('load');
  // The picture's arrival does not fetch it again.
  await page.waitForTimeout(300);
  expect(new Set(requests.filter(isScript)).size).toBe(requests.filter(isScript).length);
});
