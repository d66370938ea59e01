import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { groupByCounty } from '#pages/cities/index/group-by-county.ts';
import { cities } from '#site/index.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { holdIslands, touchInVain } from '../../support/islands.ts';
import { openPage } from '../../support/site/browsed.ts';

const county = groupByCounty(cities).at(-1)?.id;

test.each([true, false])('a link to a section shows it, with scripts on: %s', async (javaScriptEnabled) => {
  const { page } = await openPage(`/cities#${county}`, { ...phone, javaScriptEnabled });
  // Below the sticky header.
  const top = async () => (await page.locator(`#${county}`).boundingBox())?.y ?? -1;
  await expect.poll(async () => (await top()) > 60 && (await top()) < 200).toBe(true);
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
