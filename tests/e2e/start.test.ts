import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { engine, phone, visit } from '../support/browser.ts';
import { holdIslands, wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';

/** Waits until the page's script has run, which opens the menu under the pointer. */
async function waitForScript(page: Page) {
  await page.mouse.move(0, 0);
  await page.locator('header summary').first().hover();
  await page.waitForSelector('header details[open]');
}

test('a menu opens if the pointer was over it before the script was loaded', async () => {
  const { page } = await visit(browser, server.origin);
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('header summary').first().hover();
  script.resolve();
  await page.waitForSelector('header details[open]');
});

test('a page reloaded in the middle stays there, and its script starts', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/cities');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000) < 50)).toBe(true);
  await waitForScript(page);
});

test.each([true, false])('a link to a section shows it, with scripts on: %s', async (javaScriptEnabled) => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled });
  await page.goto('/cities#williamson-county');
  // Below the sticky header.
  const top = async () => (await page.locator('#williamson-county').boundingBox())?.y ?? -1;
  await expect.poll(async () => (await top()) > 60 && (await top()) < 200).toBe(true);
});

test.each(['/contact', '/gallery', '/flooring', '/guides', '/blog', '/trends'])(
  '%s loads React at the first touch, not when an island is in view',
  async (path) => {
    const { page, errors, requests } = await visit(browser, server.origin);
    const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
    await page.goto(path);
    await page.locator('[data-island]').locator('form, nav').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const before = scripts();
    expect(before).toBeLessThan(3);
    await wakeIslands(page);
    expect(scripts()).toBeGreaterThan(before + 2);
    expect(errors).toEqual([]);
  },
);

test('if an island cannot be loaded, its form still works', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/gallery');
  await page.route('**/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Tile' }).click();
  await page.waitForURL('**/gallery?category=tile');
});

/** Opens the form, whose code doesn't load at the visitor's first touch, but would at the next. */
async function openAfterFailure(touch: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  await page.route('**/chunks/*.js', (route) => route.abort());
  const failed = page.waitForEvent('pageerror');
  await touch(page);
  await failed;
  await page.unroute('**/chunks/*.js');
  return page;
}

const estimateButton = (page: Page) => page.getByRole('button', { name: 'Get Free Estimate' });

// Firefox never asks again for a module that didn't load.
describe.skipIf(engine === 'firefox')('an island that could not be loaded', () => {
  test('is tried again at the next touch', async () => {
    const page = await openAfterFailure((page) => page.getByLabel('Full name').focus());
    await page.getByLabel('Full name').press('a');
    await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  });

  test('does not repeat an earlier press once it has loaded', async () => {
    const page = await openAfterFailure((page) => estimateButton(page).click());
    await page.getByLabel('Full name').press('a');
    await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
    await page.waitForTimeout(500);
    expect(await page.getByText('Enter your email address').count()).toBe(0);
  });

  test('makes a press wait while it is loading again', async () => {
    const page = await openAfterFailure((page) => page.getByLabel('Full name').focus());
    const release = await holdIslands(page);
    await page.getByLabel('Full name').press('a');
    await estimateButton(page).click();
    await page.waitForTimeout(500);
    release();
    await page.getByText('Enter your email address').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/contact');
  });
});
