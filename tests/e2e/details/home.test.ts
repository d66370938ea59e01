import { expect, test } from 'vitest';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

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
