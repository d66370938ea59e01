import { expect, test } from 'vitest';
import { menusIn } from '#site/frame.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone, visit } from '../../support/browser.ts';
import { isMenuOpen, menuSummary } from '../../support/menus.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const words = wordsIn('en').frame;
const menus = menusIn('en');
const [first = '', second = '', third = ''] = menus.map(({ name }) => name);

test('hovering opens a menu after 200 ms, leaving closes it after 150 ms, and within 300 ms the next one opens at once', async () => {
  const { page } = await visit(browser, origin);
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const expectOpen = async (ms: number, ...open: string[]) => {
    await page.clock.runFor(ms);
    const found = await Promise.all([first, second, third].map((name) => isMenuOpen(page, name)));
    expect([first, second, third].filter((_, index) => found[index])).toEqual(open);
  };
  await menuSummary(page, first).hover();
  await expectOpen(190);
  await expectOpen(20, first);
  await page.mouse.move(700, 800);
  await expectOpen(140, first);
  await expectOpen(20);

  // The next one doesn't wait.
  await page.clock.runFor(200);
  await menuSummary(page, second).hover();
  await expectOpen(10, second);
  // A click keeps it open.
  await menuSummary(page, first).click();
  await expectOpen(400, first);
});

test('Enter and the arrow keys open a menu and move in it, and Escape closes it and returns the focus', async () => {
  const { page } = await openPage('/');
  const [links, more] = [menus[0]?.links ?? [], menus[0]?.more ?? []];
  const expectFocus = async (name = '') =>
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toContain(name);
  await page.keyboard.press('Tab');
  await expectFocus(words.skip);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expectFocus(first);
  await page.keyboard.press('Enter');
  expect(await isMenuOpen(page, first)).toBe(true);
  await page.keyboard.press('Tab');
  await expectFocus(links[0]?.name);
  await page.keyboard.press('ArrowDown');
  await expectFocus(links[1]?.name);
  await page.keyboard.press('End');
  await expectFocus(more.at(-1)?.name);
  await page.keyboard.press('Escape');
  await expectFocus(first);
  expect(await isMenuOpen(page, first)).toBe(false);
  await page.keyboard.press('ArrowRight');
  await expectFocus(second);
  await page.keyboard.press('ArrowDown');
  await expectFocus(menus[1]?.links[0]?.name);
  expect(await isMenuOpen(page, second)).toBe(true);
  // Past the last link.
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect.poll(() => isMenuOpen(page, second)).toBe(false);
});

test('on a phone, the menu keeps the focus, and Escape and the button close it and return the focus', async () => {
  const { page } = await openPage('/', phone);
  const open = page.getByRole('button', { name: words.openMenu });
  const sheet = page.locator('#site-menu');
  await open.focus();
  await page.keyboard.press('Enter');
  expect(await sheet.isVisible()).toBe(true);
  expect(await sheet.getByRole('link', { name: words.freeEstimate }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  await open.tap();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
  await page.getByRole('button', { name: words.closeMenu }).tap();
  await expect.poll(() => sheet.isVisible()).toBe(false);
});
