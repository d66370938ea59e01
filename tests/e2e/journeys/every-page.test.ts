/** What holds for every page. One page of each family is looked at closely, on a phone and on a wide screen. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { samplePages } from '#tools/families.ts';
import { bringAxe, violationsOn } from '../../support/axe.ts';
import { addStyles, engine, phone, sidewaysOn, type Visit, visit } from '../../support/browser.ts';
import { pages } from '../../support/built.ts';
import { wakeIslands } from '../../support/islands.ts';
import { walkMain } from '../../support/page-checks/focus.ts';
import {
  findBareHeadings,
  findBrokenWords,
  findMovingParts,
  findOrphans,
  findStickyBars,
} from '../../support/page-checks/layout.ts';
import { findIllegible } from '../../support/page-checks/legible.ts';
import { findWrongSizes } from '../../support/page-checks/pictures.ts';
import { browser, origin } from '../../support/site/browsed.ts';

/** It looks at every page on both screens. Otherwise each check visits the pages that differ in what it checks. */
const isFullRun = process.env.TEST_FULL === '1';
const english = samplePages.filter((path) => languageOf(path) === 'en');
/** They have the same layout, with longer words. */
const spanish = samplePages.filter((path) => languageOf(path) === 'es');
const others = pages.map(({ path }) => path).filter((path) => !samplePages.includes(path) && !path.endsWith('/404'));

/** Wide screens show parts of them that phones don't, or in another order. */
const laidOutByWidth = ['/', '/blog/flooring-cost-guide-austin-2025', '/contact', '/visualizer'];

/** Between them, they have every kind of control. */
const withControls = ['/', '/cities', '/blog', '/contact', '/gallery', '/flooring', '/visualizer'];

const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

test('on a phone, a page of each family is accessible, the focus always shows, and its pictures are sharp', {
  timeout: 600_000,
}, async () => {
  const visitor = await open(phone);
  const { page } = visitor;
  for (const path of english) {
    await load(page, path);
    await checkPictureSizes(page, path);
    expect.soft(await violationsOn(page), path).toEqual([]);
    // The visitor asked for reduced motion.
    expect.soft(await findMovingParts(page), path).toEqual([]);
    if (isFullRun || withControls.includes(path)) {
      const { stops, problems } = await walkMain(page);
      expect.soft(stops, path).toBeGreaterThan(0);
      expect.soft(problems, path).toEqual([]);
    }
    await checkPhone(page, path);
    await checkReading(visitor, path);
    expectQuiet(visitor, path);
  }
});

test('on a phone, a Spanish page of each family is readable', { timeout: 600_000 }, async () => {
  const visitor = await open(phone);
  const { page } = visitor;
  for (const path of spanish) {
    await load(page, path);
    if (isFullRun) expect.soft(await violationsOn(page), path).toEqual([]);
    await checkPhone(page, path);
    expectQuiet(visitor, path);
  }
});

test('on a wide screen, a page of each family is readable, no card is alone in its row, and its pictures are sharp', {
  timeout: 600_000,
}, async () => {
  const visitor = await open(wide);
  const { page } = visitor;
  for (const path of isFullRun ? samplePages : english) {
    await load(page, path);
    await checkPictureSizes(page, path);
    if (isFullRun) expect.soft(await violationsOn(page), path).toEqual([]);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findOrphans(page), `${path} at ${width} px`).toEqual([]);
    }
    if (isFullRun || laidOutByWidth.includes(path)) await checkReading(visitor, path);
    expectQuiet(visitor, path);
  }
});

test('every other page fits both screens and logs no errors', { timeout: 600_000 }, async () => {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce' });
  const { page, context } = visitor;
  if (isFullRun) await bringAxe(context);
  let widths = isFullRun ? [320, 360, 390, 768, 1440] : [390, 1440];
  for (const path of others) {
    // Pictures have their size before they're loaded.
    await load(page, path, 'domcontentloaded');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysOn(page), `${path} scrolls sideways at ${width} px`).toBe(0);
      if (width === 390) await checkReadable(page, path);
    }
    // The next page starts at the width of this one.
    widths = widths.toReversed();
    if (isFullRun) {
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await violationsOn(page), path).toEqual([]);
    }
    expectQuiet(visitor, path);
  }
});

/** Opens a visit with axe, in which no page gets pictures from an earlier one. */
async function open(options: BrowserContextOptions): Promise<Visit> {
  const visitor = await visit(browser, origin, { ...options, reducedMotion: 'reduce' });
  await bringAxe(visitor.context);
  if (engine === 'chromium') {
    // The longest date there is must fit, whatever day it is today.
    const window = { date: '2026-09-23', part: 'midday' };
    await visitor.page.route('**/api/next-visit', (route) => route.fulfill({ json: { window } }));
    // Browsers prefer a wider picture that they already have.
    const client = await visitor.context.newCDPSession(visitor.page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  }
  return visitor;
}

async function load(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
  const response = await page.goto(path, { waitUntil });
  // With no-store, the back/forward cache couldn't keep the page.
  expect.soft(response?.headers()['cache-control'] ?? '', path).not.toContain('no-store');
  await wakeIslands(page);
  if (path === '/inbox') await page.getByLabel('Token').waitFor();
}

async function checkPictureSizes(page: Page, path: string): Promise<void> {
  // Other browsers keep the pictures of other pages.
  if (engine === 'chromium') expect.soft(await findWrongSizes(page), path).toEqual([]);
}

/** Something stands open under each heading, and a page doesn't read like a table of contents. */
async function checkReadable(page: Page, path: string): Promise<void> {
  expect.soft(await findBareHeadings(page), path).toEqual([]);
  const closed = await page
    .locator('main details:not([open]) > summary')
    .evaluateAll((summaries) => summaries.filter((summary) => summary.checkVisibility()).length);
  expect.soft(closed, path).toBeLessThanOrEqual(8);
}

/** Checks narrower phones and 400% zoom. */
async function checkPhone(page: Page, path: string): Promise<void> {
  await checkReadable(page, path);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await sidewaysOn(page), `${path} at 360 px`).toBe(0);
  expect.soft(await findBrokenWords(page), `${path} at 360 px`).toEqual([]);
  // The size that 400% zoom leaves of a 1280 by 1024 px screen.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findIllegible(page), `${path} with zoom`).toEqual([]);
  expect.soft(await findStickyBars(page), `${path} with zoom`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Checks a page with large text and wide spacing. */
async function checkReading(visitor: Visit, path: string): Promise<void> {
  const { page, context } = visitor;
  expect.soft(await sidewaysOn(page), path).toBe(0);
  if (engine === 'chromium') {
    const client = await context.newCDPSession(page);
    // Like the browser's own setting, this scales lengths in rem and em.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px');
    expect.soft(await findIllegible(page), `${path} with large text`).toEqual([]);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await client.detach();
  }
  // WCAG 1.4.12
  await addStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
     p { margin-bottom: 2em !important; }`,
  );
  expect.soft(await findIllegible(page), `${path} with wide spacing`).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await sidewaysOn(page), `${path} with wide spacing and zoom`).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** Expects no errors, and no requests to other origins. */
function expectQuiet({ errors, requests }: Visit, path: string): void {
  // Chromium logs the status of the 404 page as an error.
  const unexpected = errors.splice(0).filter((error) => !(path.endsWith('/nope') && error.includes('404 (Not Found)')));
  expect.soft(unexpected, path).toEqual([]);
  expect.soft(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
}
