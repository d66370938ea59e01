import { expect, test } from 'vitest';
import { menusIn } from '#site/frame.ts';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { isMenuOpen, menuSummary } from '../../support/menus.ts';
import { openPage } from '../../support/site/browsed.ts';

const words = wordsIn('en').frame;
const menus = menusIn('en');
const [first = '', second = ''] = menus.map(({ name }) => name);
const last = menus.at(-1);

test.each([true, false])(
  'on a phone, the menu opens, its groups unfold, and its links work, with scripts on: %s',
  async (javaScriptEnabled) => {
    const { page } = await openPage('/', { ...phone, javaScriptEnabled });
    await page.getByRole('button', { name: words.openMenu }).tap();
    // Opening a group closes the one above it.
    await menuSummary(page, first).tap();
    await menuSummary(page, last?.name ?? '').tap();
    const href = last?.links.at(-1)?.href;
    await page.locator(`#site-menu a[href="${href}"]`).tap();
    await page.waitForURL(`**${href}`);
  },
);

test('on a wide screen, a click opens a menu, and a second click or one elsewhere closes it', async () => {
  const { page } = await openPage('/');
  await menuSummary(page, first).click();
  expect(await isMenuOpen(page, first)).toBe(true);
  await menuSummary(page, first).click();
  expect(await isMenuOpen(page, first)).toBe(false);
  await menuSummary(page, second).click();
  expect(await isMenuOpen(page, second)).toBe(true);
  await page.locator('h1').click();
  await expect.poll(() => isMenuOpen(page, second)).toBe(false);
});

test('on a wide screen with scripts off, menus open with a click and with the keyboard', async () => {
  const { page } = await openPage('/', { javaScriptEnabled: false });
  await menuSummary(page, second).click();
  expect(await isMenuOpen(page, second)).toBe(true);
  await menuSummary(page, first).focus();
  await page.keyboard.press('Enter');
  expect([await isMenuOpen(page, first), await isMenuOpen(page, second)]).toEqual([true, false]);
});
