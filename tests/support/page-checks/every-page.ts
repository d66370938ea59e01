/** What the tests that open many pages check on each. A failed check doesn't keep the others from running. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { samplePages } from '#tools/families.ts';
import { bringAxe, violationsOn } from '../axe.ts';
import { addStyles, sidewaysOn, type Visit, visit } from '../browser.ts';
import { wakeIslands } from '../islands.ts';
import { browser, origin } from '../site/browsed.ts';
import { walkMain } from './focus.ts';
import { findBareHeadings, findStickyBars } from './layout.ts';
import { findIllegible } from './legible.ts';
import { findWrongSizes } from './pictures.ts';

export const english = samplePages.filter((path) => languageOf(path) === 'en');
/** They have the same layout, with longer words. */
export const spanish = samplePages.filter((path) => languageOf(path) === 'es');

/** Wide screens show parts of them that phones don't, or in another order. */
export const laidOutByWidth = ['/', '/contact', '/visualizer'];

/** Between them, they have every kind of control. */
export const withControls = ['/', '/cities', '/blog', '/contact', '/gallery', '/flooring', '/visualizer'];

export const wide: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** Opens a visit in which no page gets pictures from an earlier one. */
export async function openFresh(options: BrowserContextOptions, { withAxe = false } = {}): Promise<Visit> {
  const visitor = await visit(browser, origin, { ...options, reducedMotion: 'reduce' });
  if (withAxe) await bringAxe(visitor.context);
  // Browsers prefer a wider picture that they already have.
  const client = await visitor.context.newCDPSession(visitor.page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return visitor;
}

export async function load(page: Page, path: string, waitUntil: 'load' | 'domcontentloaded' = 'load'): Promise<void> {
  const response = await page.goto(path, { waitUntil });
  // With no-store, the back/forward cache couldn't keep the page.
  expect.soft(response?.headers()['cache-control'] ?? '', path).not.toContain('no-store');
  await wakeIslands(page);
  if (path === '/inbox') await page.getByLabel('Token').waitFor();
}

export async function checkPictureSizes(page: Page, path: string): Promise<void> {
  expect.soft(await findWrongSizes(page), path).toEqual([]);
}

export async function checkAccessible(page: Page, path: string): Promise<void> {
  expect.soft(await violationsOn(page), path).toEqual([]);
}

export async function checkFocus(page: Page, path: string): Promise<void> {
  const { stops, problems } = await walkMain(page);
  expect.soft(stops, path).toBeGreaterThan(0);
  expect.soft(problems, path).toEqual([]);
}

/** Something stands open under each heading, and a page doesn't read like a table of contents. */
export async function checkReadable(page: Page, path: string): Promise<void> {
  expect.soft(await findBareHeadings(page), path).toEqual([]);
  const closed = await page
    .locator('main details:not([open]) > summary')
    .evaluateAll((summaries) => summaries.filter((summary) => summary.checkVisibility()).length);
  expect.soft(closed, path).toBeLessThanOrEqual(8);
}

/** Checks narrower phones and 400% zoom. */
export async function checkPhone(page: Page, path: string): Promise<void> {
  await checkReadable(page, path);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await sidewaysOn(page), `${path} at 360 px`).toBe(0);
  // The size that 400% zoom leaves of a 1280 by 1024 px screen.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findIllegible(page), `${path} with zoom`).toEqual([]);
  expect.soft(await findStickyBars(page), `${path} with zoom`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
}

/** Checks a page with large text and wide spacing. */
export async function checkReading({ page, context }: Visit, path: string): Promise<void> {
  expect.soft(await sidewaysOn(page), path).toBe(0);
  const client = await context.newCDPSession(page);
  // Like the browser's own setting, this scales lengths in rem and em.
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe('32px');
  expect.soft(await findIllegible(page), `${path} with large text`).toEqual([]);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await client.detach();
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
export function expectQuiet({ errors, requests }: Visit, path: string): void {
  // Chromium logs the status of the 404 page as an error.
  const unexpected = errors.splice(0).filter((error) => !(path.endsWith('/nope') && error.includes('404 (Not Found)')));
  expect.soft(unexpected, path).toEqual([]);
  expect.soft(requests.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
}
