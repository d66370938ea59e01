import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupByCounty } from '#pages/cities/index/group-by-county.ts';
import { cities } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { holdIslands, touchInVain, wakeIslands } from '../../support/islands.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

/** Waits until the page's script has run, which opens the menu under the pointer. */
async function waitForScript(page: Page) {
  await page.mouse.move(0, 0);
  await page.locator('header summary').first().hover();
  await page.waitForSelector('header details[open]');
}

test('a menu opens if the pointer was over it before the script was loaded', async () => {
  const { page } = await visit(browser, origin);
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
  const { page } = await openPage('/cities');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000) < 50)).toBe(true);
  await waitForScript(page);
});

const county = groupByCounty(cities).at(-1)?.id;

test.each([true, false])('a link to a section shows it, with scripts on: %s', async (javaScriptEnabled) => {
  const { page } = await openPage(`/cities#${county}`, { ...phone, javaScriptEnabled });
  // Below the sticky header.
  const top = async () => (await page.locator(`#${county}`).boundingBox())?.y ?? -1;
  await expect.poll(async () => (await top()) > 60 && (await top()) < 200).toBe(true);
});

test('an island loads React at the first touch, not when it is in view', async () => {
  const { page, errors, requests } = await visit(browser, origin);
  const scripts = () => requests.filter((url) => url.endsWith('.js')).length;
  await page.goto('/contact');
  await page.locator('[data-island] form').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = scripts();
  expect(before).toBeLessThan(3);
  await wakeIslands(page);
  expect(scripts()).toBeGreaterThan(before + 2);
  expect(errors).toEqual([]);
});

const { form } = wordsIn('en').contact;
const estimateButton = (page: Page) => page.getByRole('button', { name: form.submit });

describe('an island that could not be loaded', () => {
  test('is tried again at the next touch, and does not repeat an earlier press', async () => {
    const { page } = await openPage('/contact');
    await touchInVain(page, () => estimateButton(page).click());
    await page.locator('[name="fullName"]').press('a');
    await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('[data-error="email"]').textContent()).toBe('');
  });

  test('makes a press wait while it is loading again', async () => {
    const { page, requests } = await openPage('/contact');
    await touchInVain(page, () => page.locator('[name="fullName"]').focus());
    const release = await holdIslands(page);
    await page.locator('[name="fullName"]').press('a');
    await estimateButton(page).click();
    release();
    await expect.poll(() => page.locator('[data-error="email"]').textContent()).not.toBe('');
    expect(requests.filter((url) => url.endsWith('/api/contact'))).toEqual([]);
  });
});
