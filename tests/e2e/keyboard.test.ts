import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsIn } from '../../content/words.ts';
import { sentToast } from '../support/estimate-form.ts';
import { checkFocus, walkPage } from '../support/page-checks/focus.ts';
import { openPage } from '../support/served.ts';

const isFullRun = process.env.TEST_FULL === '1';

// every-page.test.ts walks through the main part of each family on a phone.
const screens = [
  [390, 844, 'Shift+Tab'],
  [1440, 900, 'Tab'],
  [320, 256, 'Tab'],
] as const;

test.each(isFullRun ? screens : screens.slice(0, 2))(
  'at %i by %i px, every element that %s reaches has a focus ring, is on the screen and is not covered by a bar',
  async (width, height, key) => {
    for (const path of isFullRun ? ['/', '/cities', '/blog', '/contact', '/visualizer'] : ['/']) {
      // A page of its own, because the last Tab moves the focus out of a page.
      const { page } = await openPage(path, { viewport: { width, height }, reducedMotion: 'reduce' });
      const { stops, problems } = await walkPage(page, key);
      expect(stops).toBeGreaterThan(15);
      expect([path, problems]).toEqual([path, []]);
    }
  },
);

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const { name: focused, problem } = await checkFocus(page);
    expect([focused, problem]).toEqual([focused, null]);
    if (typeof name === 'string' ? focused.endsWith(name) : name.test(focused)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('the keyboard alone is enough to go from the home page to a service, open the form and send a request', async () => {
  const { page } = await openPage('/', { reducedMotion: 'reduce' });
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'Get Free Estimate');

  await page.goto('/');
  await tabTo(page, 'Flooring');
  await page.keyboard.press('Enter');
  await tabTo(page, /^a Tile/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/services/tile-flooring-austin');

  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Get Free Quote');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/contact?service=tile-flooring-austin');

  await tabTo(page, /^input Full name/);
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]', { state: 'attached' });
  await page.keyboard.type('Kay Keyboard');
  await tabTo(page, /^input Email/);
  await page.keyboard.type('kay@example.com');
  await tabTo(page, /^input Phone/);
  await page.keyboard.type('512 555 0123');
  await tabTo(page, /^input Zip code/);
  await page.keyboard.press('Enter');
  // This is sent too early. The summary gets the focus, and its links lead to the fields.
  await page.getByRole('group', { name: 'Please fix these fields' }).waitFor();
  await tabTo(page, 'Enter your zip code');
  await page.keyboard.press('Enter');
  expect((await checkFocus(page)).name).toMatch(/^input Zip code/);
  await page.keyboard.type('78704');
  await tabTo(page, /^select/);
  await page.keyboard.press('t');
  await tabTo(page, /^textarea/);
  await page.keyboard.type('Two bathrooms.');
  await tabTo(page, 'Get Free Estimate');
  await page.keyboard.press('Enter');
  await sentToast(page).waitFor();
  await expect
    .poll(() => checkFocus(page))
    .toEqual({ name: expect.stringContaining(wordsIn('en').contact.form.success.title), problem: null });
});
