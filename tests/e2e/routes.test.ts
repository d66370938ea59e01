/** Visits every route once. */
import { expect, test } from 'vitest';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { controlsOf } from '../support/controls.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';

const routes = pages.map(({ path }) => (path === '/404' ? '/nope' : path));

test.each(routes)('%s is accessible, fits every screen, logs no errors and stays on its own origin', async (route) => {
  const { page, context, errors, requests } = await visit(browser, server.origin, { reducedMotion: 'no-preference' });
  await bringAxe(context);
  const response = await page.goto(route);
  // Otherwise the back/forward cache couldn't keep the page.
  expect(response?.headers()['cache-control']).not.toContain('no-store');
  await wakeIslands(page);
  if (route === '/inbox') await page.getByLabel('Token').waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  // Sections that wait to fade in are shown.
  await page.emulateMedia({ reducedMotion: 'reduce' });

  for (const width of [1440, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await overflowOf(page)]).toEqual([width, 0]);
    if (width >= 390) expect([width, await violationsOn(page)]).toEqual([width, []]);
  }
  expect((await controlsOf(page)).filter(({ role, name }) => role === 'generic' || name === '')).toEqual([]);

  // Chromium logs the status of the 404 page as an error.
  expect(errors.filter((error) => !(route === '/nope' && error.includes('404 (Not Found)')))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
});

/** By how many pixels the page scrolls sideways. */
function overflowOf(page: Awaited<ReturnType<typeof visit>>['page']): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
