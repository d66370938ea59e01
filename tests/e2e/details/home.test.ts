import { expect, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

const { estimate, callNow } = wordsIn('en').home;
const barName = wordsIn('en').frame.callOrEstimate;

test('a phone shows the headline and its proof above the room, and the floors to pick above the bar', async () => {
  for (const path of ['/', '/es']) {
    const { page } = await openPage(path, { ...phone, viewport: { width: 390, height: 844 } });
    const main = page.getByRole('main');
    const places = [
      main.getByRole('heading', { level: 1 }),
      main.locator('a[href$="/gallery#reviews"]'),
      main.locator('figure').first(),
      main.locator('label').first(),
      page.locator('aside').filter({ visible: true }),
    ];
    const boxes = await Promise.all(places.map((place) => place.first().boundingBox()));
    let bottom = 0;
    for (const box of boxes) {
      expect(box?.y, path).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
  }
});

test('on a phone, the buttons of the first screen are in the bar at the bottom alone', async () => {
  const { page } = await openPage('/', { ...phone, javaScriptEnabled: false });
  const buttons = page.getByRole('main').locator('a', { hasText: new RegExp(`^(${estimate}|${callNow})$`) });
  expect(await buttons.count()).toBe(2);
  expect(await buttons.filter({ visible: true }).count()).toBe(0);
  const bar = page.getByRole('complementary', { name: barName });
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(2);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await buttons.filter({ visible: true }).count()).toBe(2);
});
