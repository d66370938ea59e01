/** What a visitor and the office do most, for Firefox and WebKit. In Chromium, tests/e2e checks the same more closely. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePages } from '../../tools/families.ts';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { browser, fillInbox, openInbox, origin, row, rows, status } from '../support/inbox.ts';
import { wakeIslands } from '../support/islands.ts';
import { lacks } from '../support/lacks.ts';
import { caption, choose, colorsOf, floors, planCanvas, roomCanvas } from '../support/visualizer.ts';

const open = (options?: Parameters<typeof visit>[2]) => visit(browser, origin, { reducedMotion: 'reduce', ...options });

test('every page family opens at both widths without errors and without scrolling sideways', async () => {
  const { page, errors } = await open();
  for (const path of samplePages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect.soft(await sidewaysOn(page), `${path} at 390 px`).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await sidewaysOn(page), `${path} at 1440 px`).toBe(0);
    // The status of a page that isn't there.
    const unexpected = errors.splice(0).filter((text) => !(path.endsWith('/nope') && text.includes('404')));
    expect.soft(unexpected, path).toEqual([]);
  }
});

test('the menus work by keyboard', async () => {
  const { page } = await open();
  await page.goto('/');
  const menus = page.locator('#site-menu');
  const flooring = menus.locator('summary', { hasText: 'Flooring' });
  await flooring.focus();
  await page.keyboard.press('Enter');
  expect(
    await menus
      .getByRole('link', { name: /^Hardwood/ })
      .first()
      .isVisible(),
  ).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toContain('Hardwood');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Flooring');
  expect(await menus.locator('details[open]').count()).toBe(0);
});

test('on a phone, the menu opens by keyboard, keeps the focus, and closes with Escape', async () => {
  const { page } = await open(phone);
  await page.goto('/');
  const sheet = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Open menu' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
});

test('the zip check answers and leads to the form', async () => {
  const { page, errors } = await open(phone);
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Your five-digit zip' });
  await field.focus();
  await page.waitForSelector('[data-zip-check][data-awake]');
  await field.pressSequentially('78664');
  const answer = page.locator('#zip-answer');
  await expect.poll(() => answer.textContent()).toContain('Yes, we serve 78664.');
  await answer.getByRole('link', { name: 'Get Free Estimate' }).click();
  await page.waitForURL(/\/contact\?zip=78664/);
  await expect.poll(() => page.getByLabel('Zip code').inputValue()).toBe('78664');
  expect(errors).toEqual([]);
});

test.each([
  ['/gallery', (page: Page) => page.getByRole('button', { name: 'Tile', exact: true }).click()],
  ['/flooring', (page: Page) => page.getByLabel('Category').selectOption('hardwood')],
  ['/guides', (page: Page) => page.getByRole('button', { name: /^Maintenance/ }).click()],
  ['/blog', (page: Page) => page.getByLabel('Category').selectOption({ label: 'Commercial' })],
] as const)('the filter on %s survives a reload, and Back undoes it', async (path, choose) => {
  const { page, errors } = await open();
  const shown = () => page.locator('[data-island] li h3').count();
  await page.goto(path);
  await wakeIslands(page);
  const before = await shown();
  await choose(page);
  await expect.poll(shown).toBeLessThan(before);
  const filtered = await shown();
  await page.reload();
  await expect.poll(shown).toBe(filtered);
  await page.goBack();
  await expect.poll(shown).toBe(before);
  expect(errors).toEqual([]);
});

test('the seasons are tabs, and the address keeps the chosen one', async () => {
  const { page, errors } = await open();
  await page.goto('/trends');
  await wakeIslands(page);
  await page.getByRole('tab', { name: 'Spring 2025' }).click();
  await expect.poll(() => page.url()).toContain('#spring');
  await page.reload();
  await wakeIslands(page);
  await expect.poll(() => page.getByRole('tab', { name: 'Spring 2025' }).getAttribute('aria-selected')).toBe('true');
  expect(errors).toEqual([]);
});

test('a request goes from an empty form to its confirmation', async () => {
  const { page, errors } = await open();
  await page.goto('/contact');
  await wakeIslands(page);
  const send = page.getByRole('button', { name: 'Get Free Estimate' });
  await send.click();
  await page.getByRole('group', { name: 'Please fix these fields' }).waitFor();
  await page.getByLabel('Full name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByLabel('Phone').fill('(512) 555-0111');
  await page.getByLabel('Zip code').fill('78704');
  await page.getByLabel('Service needed').selectOption('tile');
  await page.getByLabel('Project details').fill('Bathroom, 60 sq ft.');
  await send.click();
  await page.getByRole('heading', { name: 'Estimate Request Submitted!' }).waitFor();
  expect(errors).toEqual([]);
});

test('the visualizer draws a room and its plan', async () => {
  const { page, errors } = await open();
  await page.goto('/visualizer');
  await wakeIslands(page);
  await floors(page)
    .getByRole('radio', { name: /Marble/ })
    .check({ force: true });
  await expect.poll(() => caption(page).textContent()).toMatch(/marble/i);
  await expect.poll(() => colorsOf(roomCanvas(page)), { timeout: 60_000 }).toBeGreaterThan(1000);
  await choose(page, 'Plan');
  await expect.poll(() => colorsOf(planCanvas(page))).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test('the visualizer downloads its plan', async () => {
  if (engine === 'firefox') lacks('downloads');
  const { page, errors } = await open();
  await page.goto('/visualizer#view=plan');
  await wakeIslands(page);
  await expect.poll(() => colorsOf(planCanvas(page))).toBeGreaterThan(20);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({ format: 'png', width: 500 });
  expect(errors).toEqual([]);
});

test("the visualizer lays a floor in the visitor's own photo", async () => {
  const { page, errors } = await open();
  await page.goto('/visualizer#view=photo');
  await wakeIslands(page);
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'room.png', mimeType: 'image/png', buffer: await bedroom() });
  const editor = page.getByRole('group', { name: 'Your photo with a new floor' });
  await expect
    .poll(() => editor.locator('p[role="status"]:not(.unseen)').first().textContent(), { timeout: 60_000 })
    .toBe('Your room with oak hardwood');
  expect(errors).toEqual([]);
});

test('the inbox works from sign-in to sign-out', async () => {
  await fillInbox(3, (index) => ({ fullName: `Visitor ${index}` }));
  const { page, errors } = await openInbox();
  await expect.poll(() => rows(page).count()).toBe(3);
  await row(page, 'Visitor 1').click();
  await status(page, 'Contacted').click();
  await expect.poll(() => status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').waitFor();
  expect(errors).toEqual([]);
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

async function bedroom(): Promise<Buffer> {
  const picture = await readFile('tests/pictures/bedroom-dresser.webp');
  return sharp(picture).png().toBuffer();
}
