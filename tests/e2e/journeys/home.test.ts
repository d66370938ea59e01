import { expect, test } from 'vitest';
import { data } from '#pages/index/+data.ts';
import { wordsIn } from '#site/read/words.ts';
import { at } from '../../support/at.ts';
import { phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

const words = wordsIn('en').home;
const [first, other] = data(at('/')).liveFloors;

test.each([true, false])(
  'with scripts %s, a tap changes the floor of the room, and its link opens that floor',
  async (hasScripts) => {
    const { page, requests } = await openPage('/', { ...phone, javaScriptEnabled: hasScripts });
    const link = page.getByRole('link', { name: words.seeInYourRoom });
    expect(await link.getAttribute('href')).toBe(first?.href);
    const picture = page.getByRole('img', { name: other?.image.alt, exact: true });
    await page.locator(`label[for="live-${other?.id}"]`).tap();
    await picture.waitFor();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(1);
    expect(await link.getAttribute('href')).toBe(other?.href);
    // React would be more of them.
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeLessThan(3);
  },
);

test('a link to the estimate form fills in its zip code and service', async () => {
  const { page } = await openPage('/contact?zip=79901-1234&service=tile-flooring-austin');
  await expect.poll(() => page.locator('[name="zipCode"]').inputValue()).toBe('79901');
  expect(await page.locator('[name="serviceNeeded"]').inputValue()).toBe('tile');
});
