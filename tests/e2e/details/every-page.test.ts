/** What journeys/every-page.test.ts leaves out: the other screen, and every other page. */
import { expect, test } from 'vitest';
import { samplePages } from '#tools/families.ts';
import { sidewaysOn, visit } from '../../support/browser.ts';
import { pages } from '../../support/built.ts';
import * as every from '../../support/page-checks/every-page.ts';
import { browser, origin } from '../../support/site/browsed.ts';

test('on a wide screen, a page of each family is accessible and readable, the focus always shows, and its pictures are sharp', {
  timeout: 300_000,
}, async () => {
  const visitor = await every.openFresh(every.wide, { withAxe: true });
  const { page } = visitor;
  for (const path of every.english) {
    await every.load(page, path);
    await every.checkPictureSizes(page, path);
    await every.checkAccessible(page, path);
    if (!every.withControls.includes(path)) await every.checkFocus(page, path);
    await every.checkReading(visitor, path);
    every.expectQuiet(visitor, path);
  }
});

test('every other page fits a phone and a wide screen and logs no errors', { timeout: 300_000 }, async () => {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce' });
  const { page } = visitor;
  for (const { path } of pages.filter(({ path }) => !samplePages.includes(path) && !path.endsWith('/404'))) {
    // Pictures have their size before they're loaded.
    await every.load(page, path, 'domcontentloaded');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysOn(page), `${path} scrolls sideways at ${width} px`).toBe(0);
    }
    await every.checkReadable(page, path);
    every.expectQuiet(visitor, path);
  }
});
