import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seasons } from '#site/index.ts';
import { phone, visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, openAwake, origin } from '../../support/site/browsed.ts';

const tab = (page: Page, name = '') => page.getByRole('tab', { name });
const shown = (page: Page) =>
  page.locator('main section[id]').evaluateAll((panels) => panels.filter((panel) => panel.checkVisibility()).map(({ id }) => id));

const labels = Object.fromEntries(seasons.map(({ id, label }) => [id, label]));
const [firstSeason, secondSeason] = seasons.map(({ id }) => id);
const lastSeason = seasons.at(-1)?.id;

test('before the script is loaded, the season is the one of the day, and the links work', async () => {
  const { page, errors } = await visit(browser, origin, { timezoneId: 'America/Chicago' });
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00-06:00'));
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/trends');
  expect(await shown(page)).toEqual(['fall']);
  await page.getByRole('link', { name: labels.spring }).click();
  await expect.poll(() => shown(page)).toEqual(['spring']);
  expect(errors).toEqual([]);
});

test('tabs work by keyboard: arrows, Home and End', async () => {
  const { page, errors } = await openAwake(`/trends#${firstSeason}`);
  await tab(page, labels[firstSeason ?? '']).focus();
  for (const [key, id] of [
    ['ArrowRight', secondSeason],
    ['End', lastSeason],
    ['ArrowRight', firstSeason],
    ['ArrowLeft', lastSeason],
    ['Home', firstSeason],
  ]) {
    const label = labels[id ?? ''];
    await page.keyboard.press(key ?? '');
    expect(await tab(page, label).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(label);
    expect(await shown(page)).toEqual([id]);
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  }
  expect(await page.getByRole('tabpanel', { name: labels[firstSeason ?? ''] }).isVisible()).toBe(true);
  expect(await page.getByRole('tablist').locator('[tabindex="0"]').count()).toBe(1);
  expect(errors).toEqual([]);
});

test('tabs work by touch: the page stays in place, and the back button and a reload keep the season', async () => {
  const { page } = await openAwake('/trends#summer', phone);
  // Firefox's driver scrolls to what it taps, so it's brought into view first.
  await tab(page, labels.winter).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tab(page, labels.winter).tap();
  await expect.poll(() => shown(page)).toEqual(['winter']);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  expect(await shown(page)).toEqual(['winter']);
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(['summer']);
  await wakeIslands(page);
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(labels.summer);
});

test('the skip link keeps the season', async () => {
  const { page } = await openAwake('/trends#summer');
  await tab(page, labels.winter).click();
  await page.getByRole('link', { name: /skip/i }).press('Enter');
  await page.waitForURL('**/trends#main');
  // A change of the hash is announced later than the address shows it.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(await shown(page)).toEqual(['winter']);
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(labels.winter);
});
