/** What holds for every page. One page of each family is looked at closely, on a phone and on a wide screen. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageOf } from '../../schema/language.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { addStyles, engine, phone, sidewaysOn, type Visit, visit } from '../support/browser.ts';
import { pages } from '../support/built.ts';
import { families } from '../support/families.ts';
import { wakeIslands } from '../support/islands.ts';
import { findNamelessControls } from '../support/page-checks/control-names.ts';
import { walkMain } from '../support/page-checks/focus.ts';
import { findBrokenWords, findMovingParts, findOrphans, findStickyBars } from '../support/page-checks/layout.ts';
import { findIllegible } from '../support/page-checks/legible.ts';
import { findHeavyPictures, findWrongSizes } from '../support/page-checks/pictures.ts';
import { browser, server } from '../support/served.ts';

const isFullRun = process.env.TEST_FULL === '1';
const english = families.filter((path) => languageOf(path) === 'en');
const spanish = families.filter((path) => languageOf(path) === 'es');
const others = pages.map(({ path }) => path).filter((path) => !families.includes(path) && path !== '/404' && path !== '/es/404');

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

test.each(english)('on a phone, %s is accessible, its pictures are sharp and light, and the focus always shows', async (path) => {
  const visitor = await open(path, phone);
  const { page } = visitor;
  expect.soft(await findWrongSizes(page)).toEqual([]);
  expect.soft(await violationsOn(page)).toEqual([]);
  expect.soft(await findHeavyPictures(page, 60_000)).toEqual([]);
  expect.soft((await walkMain(page)).problems).toEqual([]);
  await checkNarrow(page);
  await checkEverywhere(visitor, path);
});

test.each(spanish)('on a phone, %s is readable', async (path) => {
  const visitor = await open(path, phone);
  if (isFullRun) expect.soft(await violationsOn(visitor.page)).toEqual([]);
  await checkNarrow(visitor.page);
  await checkEverywhere(visitor, path);
});

test.each(isFullRun ? families : english)(
  'on a wide screen, %s is accessible, its pictures are sharp and light, and no card is alone in its row',
  async (path) => {
    const visitor = await open(path, wide);
    const { page } = visitor;
    expect.soft(await findWrongSizes(page)).toEqual([]);
    expect.soft(await violationsOn(page)).toEqual([]);
    expect.soft(await findHeavyPictures(page, 160_000)).toEqual([]);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOrphans(page), `at ${width} px`).toEqual([]);
    }
    await checkEverywhere(visitor, path);
  },
);

test('every other page fits both screens, names its controls and logs no errors', { timeout: 600_000 }, async () => {
  const visitor = await visit(browser, server.origin, { reducedMotion: 'reduce' });
  const { page, context } = visitor;
  if (isFullRun) await bringAxe(context);
  for (const path of [...others, ...spanish]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await load(page, path);
    if (isFullRun) expect.soft(await violationsOn(page), path).toEqual([]);
    for (const width of isFullRun ? [320, 360, 390, 768, 1440] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysOn(page), `${path} scrolls sideways at ${width} px`).toBe(0);
    }
    if (engine === 'chromium') expect.soft(await findNamelessControls(page), path).toEqual([]);
    expectQuiet(visitor, path);
  }
});

async function open(path: string, options: BrowserContextOptions): Promise<Visit> {
  const visitor = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
  await bringAxe(visitor.context);
  await load(visitor.page, path);
  return visitor;
}

async function load(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  // With no-store, the back/forward cache couldn't keep the page.
  expect.soft(response?.headers()['cache-control'], path).not.toContain('no-store');
  await wakeIslands(page);
  if (path === '/inbox') await page.getByLabel('Token').waitFor();
}

/** Checks a page of a phone on narrower ones, and at 400% zoom. */
async function checkNarrow(page: Page): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await sidewaysOn(page), `at ${width} px`).toBe(0);
    expect.soft(await findBrokenWords(page), `at ${width} px`).toEqual([]);
  }
  // The size that 400% zoom leaves of a 1280 by 1024 px screen.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findIllegible(page), 'with zoom').toEqual([]);
  expect.soft(await findStickyBars(page), 'with zoom').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

async function checkEverywhere(visitor: Visit, path: string): Promise<void> {
  const { page, context } = visitor;
  expect.soft(await sidewaysOn(page)).toBe(0);
  // The visitor asked for reduced motion.
  expect.soft(await findMovingParts(page)).toEqual([]);
  if (engine === 'chromium') {
    expect.soft(await findNamelessControls(page)).toEqual([]);
    const client = await context.newCDPSession(page);
    // Like the browser's own setting, this scales lengths in rem and em.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect.soft(await findIllegible(page), 'with large text').toEqual([]);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
  // WCAG 1.4.12
  await addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );
  expect.soft(await findIllegible(page), 'with wide spacing').toEqual([]);
  expectQuiet(visitor, path);
}

/** Expects no errors, and no requests to other origins. */
function expectQuiet({ errors, requests }: Visit, path: string): void {
  // Chromium logs the status of the 404 page, and of page views over the limit for one address, as errors.
  const expected = [...(path.endsWith('/nope') ? ['404 (Not Found)'] : []), '429 (Too Many Requests)'];
  const unexpected = errors.splice(0).filter((error) => !expected.some((text) => error.includes(text)));
  expect.soft(unexpected, path).toEqual([]);
  expect.soft(requests.filter((url) => !url.startsWith(`${server.origin}/`))).toEqual([]);
}
