import { expect, test } from 'vitest';
import { menusIn } from '#site/frame.ts';
import { pathOf } from '#site/pages.ts';
import { wordsIn } from '#site/read/words.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { wakeIslands } from '../../support/islands.ts';
import { browser, openPage, origin } from '../../support/site/browsed.ts';

const menus = menusIn('en').map(({ name }) => name);

test('in forced colors every control has an edge or an underline, focus is visible, and selected options stand out', async () => {
  const { page } = await visit(browser, origin, { forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/visualizer', '/gallery', '/trends']) {
    await page.goto(path);
    await wakeIslands(page);
    const bare = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea',
        ),
      ]
        .filter((control) => control.checkVisibility() && !control.closest('header, [hidden]'))
        .filter((control) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(control);
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
          return !hasBorder && textDecorationLine === 'none' && !control.querySelector('svg');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect([path, bare]).toEqual([path, []]);
    // The focus ring has a system color that differs from the background.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, outlineColor === getComputedStyle(document.body).backgroundColor];
    });
    expect([path, ...ring]).toEqual([path, 'solid', false]);
  }
  const backgrounds = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => new Set(found.map((element) => getComputedStyle(element).backgroundColor)).size);
  expect(await backgrounds('[role="tab"]')).toBe(2);
  await page.goto('/gallery');
  await page.locator('[aria-pressed="false"]').first().click();
  await expect.poll(() => backgrounds('[aria-pressed]')).toBe(2);
});

test.each([
  ['a phone', phone, menus.slice(-1)],
  ['a desktop', { viewport: { width: 1440, height: 900 } }, menus],
] as const)('on %s axe finds nothing with a menu open', async (device, options, menus) => {
  const { page } = await openPage(pathOf('services'), {
    ...options,
    reducedMotion: 'reduce',
    withAxe: true,
  });
  if (device === 'a phone') await page.getByRole('button', { name: wordsIn('en').frame.openMenu }).click();
  for (const name of menus) {
    await page.locator('#site-menu summary', { hasText: name }).click();
    await page.locator(`#site-menu summary:text("${name}") + *`).getByRole('link').first().waitFor();
    expect([name, await violationsOn(page, 'body > header')]).toEqual([name, []]);
  }
});
