import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/families.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { readControls } from '../support/controls.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';

const routes = pages.map(({ path }) => path.replace('/404', '/nope'));

test('every route is accessible, fits every screen, logs no errors and stays on its own origin', {
  timeout: 900_000,
}, async () => {
  // Three visitors share the routes, since each of them waits for the browser now and then.
  const third = Math.ceil(routes.length / 3);
  await Promise.all([0, 1, 2].map((part) => checkRoutes(routes.slice(part * third, (part + 1) * third))));
});

async function checkRoutes(routes: string[]): Promise<void> {
  const { page, context, errors, requests } = await visit(browser, server.origin);
  await bringAxe(context);
  for (const route of routes) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const response = await page.goto(route);
    // With no-store, the back/forward cache couldn't keep the page.
    expect.soft(response?.headers()['cache-control'], route).not.toContain('no-store');
    await wakeIslands(page);
    if (route === '/inbox') await page.getByLabel('Token').waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => scrollTo(0, 0));
    // Shows the sections that wait to fade in.
    await page.emulateMedia({ reducedMotion: 'reduce' });

    for (const width of [320, 360, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overflowOf(page), `${route} scrolls sideways at ${width} px`).toBe(0);
      // On a wide screen, pages of one kind have the same layout and colors.
      if (width === 390 || (width === 1440 && samplePages.includes(route)))
        expect.soft(await violationsOn(page), `${route} at ${width} px`).toEqual([]);
    }
    const nameless = (await readControls(page)).filter(({ role, name }) => role === 'generic' || name === '');
    expect.soft(nameless, `${route} has controls without a name or a role`).toEqual([]);

    // Chromium logs the status of the 404 page, and of page views over the limit for one address, as errors.
    const expected = [...(route.endsWith('/nope') ? ['404 (Not Found)'] : []), '429 (Too Many Requests)'];
    expect
      .soft(
        errors.splice(0).filter((error) => !expected.some((text) => error.includes(text))),
        route,
      )
      .toEqual([]);
  }
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
}

/** By how many pixels the page scrolls sideways. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
