import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, sidewaysOn, visit } from '../../support/browser.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const menu = (page: Page, name: string) =>
  page.locator('#site-menu details').filter({ has: page.locator('summary', { hasText: name }) });
const summary = (page: Page, name: string) => menu(page, name).locator('summary');
const isOpen = (page: Page, name: string) => menu(page, name).evaluate((element) => element.hasAttribute('open'));

test('hovering opens a menu after 200 ms, leaving closes it after 150 ms, and within 300 ms the next one opens at once', async () => {
  const { page } = await visit(browser, origin);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await summary(page, 'Flooring').hover();
  await page.clock.runFor(190);
  expect(await isOpen(page, 'Flooring')).toBe(false);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Flooring')).toBe(true);

  await page.mouse.move(700, 800);
  await page.clock.runFor(140);
  expect(await isOpen(page, 'Flooring')).toBe(true);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Flooring')).toBe(false);

  await page.clock.runFor(200);
  await summary(page, 'Services').hover();
  await page.clock.runFor(10);
  expect(await isOpen(page, 'Services')).toBe(true);
  await page.clock.runFor(400);
  await summary(page, 'Flooring').hover();
  await page.clock.runFor(10);
  expect([await isOpen(page, 'Flooring'), await isOpen(page, 'Services')]).toEqual([true, false]);

  await page.mouse.move(700, 800);
  await page.clock.runFor(160);
  await page.clock.runFor(320);
  await summary(page, 'Areas').hover();
  await page.clock.runFor(190);
  expect(await isOpen(page, 'Areas')).toBe(false);
  await page.clock.runFor(20);
  expect(await isOpen(page, 'Areas')).toBe(true);
});

test('a click opens a menu and keeps it open, and a second click or a click elsewhere closes it', async () => {
  const { page } = await openPage('/');
  await summary(page, 'Flooring').click();
  await page.waitForTimeout(400);
  expect(await isOpen(page, 'Flooring')).toBe(true);
  await summary(page, 'Flooring').click();
  expect(await isOpen(page, 'Flooring')).toBe(false);
  await summary(page, 'Areas').click();
  expect(await isOpen(page, 'Areas')).toBe(true);
  await page.locator('h1').click();
  await expect.poll(() => isOpen(page, 'Areas')).toBe(false);
});

test('Enter and the arrow keys open a menu and move in it, and Escape closes it and returns the focus', async () => {
  const { page } = await openPage('/');
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Flooring');
  await page.keyboard.press('Enter');
  expect(await isOpen(page, 'Flooring')).toBe(true);
  await page.keyboard.press('Tab');
  expect(await focused()).toContain('Luxury Vinyl');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toContain('Hardwood');
  await page.keyboard.press('End');
  expect(await focused()).toContain('Prices');
  await page.keyboard.press('Escape');
  expect([await focused(), await isOpen(page, 'Flooring')]).toEqual(['Flooring', false]);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Services');
  await page.keyboard.press('ArrowDown');
  expect([await isOpen(page, 'Services'), await focused()]).toEqual([true, expect.stringContaining('Bathroom')]);
  for (let stop = 0; stop < 7; stop++) await page.keyboard.press('Tab');
  await expect.poll(() => isOpen(page, 'Services')).toBe(false);
});

test.each([
  ['with scripts', true],
  ['with scripts off', false],
])('on a phone, %s, the menu opens, its groups unfold, and its links work', async (_, javaScriptEnabled) => {
  const { page } = await openPage('/', { ...phone, javaScriptEnabled });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  // Opening a group closes the one above it.
  await summary(page, 'Flooring').tap();
  await summary(page, 'Areas').tap();
  await page.getByRole('link', { name: /^Georgetown Will/ }).tap();
  await page.waitForURL('**/cities/georgetown');
  expect(await page.getByRole('button', { name: 'Close menu' }).isVisible()).toBe(false);
});

test('on a phone, the menu keeps the focus, and Escape and the button close it and return the focus', async () => {
  const { page } = await openPage('/', phone);
  const open = page.getByRole('button', { name: 'Open menu' });
  const sheet = page.locator('#site-menu');
  await open.focus();
  await page.keyboard.press('Enter');
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.getByRole('link', { name: 'Free Estimate' }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  await open.tap();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect.poll(() => sheet.isVisible()).toBe(false);
});

test('on a wide screen with scripts off, menus open with a click and with the keyboard', async () => {
  const { page } = await openPage('/', { javaScriptEnabled: false });
  await summary(page, 'Services').click();
  expect(await isOpen(page, 'Services')).toBe(true);
  await summary(page, 'Flooring').focus();
  await page.keyboard.press('Enter');
  expect([await isOpen(page, 'Flooring'), await isOpen(page, 'Services')]).toEqual([true, false]);
});

test('the widest menu fits on the narrowest screen that has menus', async () => {
  const { page } = await openPage('/privacy', { viewport: { width: 1100, height: 800 } });
  await summary(page, 'Areas').click();
  expect(await sidewaysOn(page)).toBe(0);
});
