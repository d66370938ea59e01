import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seasons } from '#site/index.ts';
import { phone } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { openAwake } from '../../support/site/browsed.ts';

const tab = (page: Page, name = '') => page.getByRole('tab', { name });
const shown = (page: Page) =>
  page.locator('main section[id]').evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

const labels = Object.fromEntries(seasons.map(({ id, label }) => [id, label]));
const [first = ''] = seasons.map(({ id }) => id);
const last = seasons.at(-1)?.id ?? '';

test('tabs work by touch: the page stays in place, and the back button and a reload keep the season', async () => {
  const { page } = await openAwake(`/trends#${first}`, phone);
  // Firefox's driver scrolls to what it taps, so it's brought into view first.
  await tab(page, labels[last]).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab(page, labels[last]).tap();
  await expect.poll(() => shown(page)).toEqual([last]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  expect(await shown(page)).toEqual([last]);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual([first]);
  await wakeIslands(page);
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(labels[first]);
});
