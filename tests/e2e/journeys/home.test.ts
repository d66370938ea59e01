import { expect, test } from 'vitest';
import { engine, phone } from '../../support/browser.ts';
import { openPage } from '../../support/site/browsed.ts';

test.each([true, false])(
  'with scripts %s, a tap changes the floor of the room, and its link opens that floor',
  async (hasScripts) => {
    const { page, requests } = await openPage('/', { ...phone, javaScriptEnabled: hasScripts });
    const pictures = () => requests.filter((url) => url.includes('/living-hero')).map((url) => url.split('/').at(-1) ?? '');
    // With scripts off, browsers load lazy pictures right away.
    if (hasScripts) expect(pictures()).toHaveLength(1);
    const link = page.getByRole('link', { name: /^See it in your room/ });
    expect(await link.getAttribute('href')).toContain('living-room.oak-hardwood.');

    await page.getByText('Walnut Hardwood', { exact: true }).tap();
    const walnut = page.getByRole('img', { name: /living room from low down: dark walnut/ });
    await walnut.waitFor();
    await expect.poll(() => pictures().some((file) => file.startsWith('living-hero-walnut'))).toBe(true);
    expect(await link.getAttribute('href')).toContain('living-room.walnut-hardwood.');
    // React would be more of them.
    expect(requests.filter((url) => url.endsWith('.js')).length).toBeLessThan(3);
  },
);

test('the closing card opens the estimate form with the zip code and service filled in', async () => {
  const { page } = await openPage('/');
  const card = page.getByRole('form', { name: 'Start your free estimate' });
  await card.getByLabel('Your zip code').fill('79901-1234');
  await card.getByLabel('What you need').selectOption('tile');
  await card.getByRole('button', { name: 'Get Free Estimate' }).click();
  await page.waitForURL('**/contact?zip=79901-1234&service=tile');
  const form = page.getByRole('form', { name: 'Request a free estimate' });
  await expect.poll(() => form.getByLabel('Zip code').inputValue()).toBe('79901');
  expect(await form.getByLabel('Service needed').inputValue()).toBe('tile');
});

test('the estimate form ignores a zip code or service in the address that it would not accept', async () => {
  const { page, errors } = await openPage('/contact?zip=7870x&service=roofing');
  await page.waitForSelector('[data-island="EstimateForm"][data-awake]');
  const form = page.getByRole('form', { name: 'Request a free estimate' });
  expect(await form.getByLabel('Zip code').inputValue()).toBe('');
  expect(await form.getByLabel('Service needed').inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('a phone shows the headline and its proof above the room, and the floors to pick above the bar', async () => {
  for (const path of ['/', '/es']) {
    const { page } = await openPage(path, { ...phone, viewport: { width: 390, height: 844 } });
    const main = page.getByRole('main');
    const places = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: /4\.9 \w+ 5.*200/ }),
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
  const buttons = page.getByRole('main').locator('a', { hasText: /^(Get Free Estimate|Call Now)$/ });
  expect(await buttons.count()).toBe(2);
  expect(await buttons.filter({ visible: true }).count()).toBe(0);
  const bar = page.getByRole('complementary', { name: 'Call or get an estimate' });
  expect(await bar.getByRole('link').filter({ visible: true }).count()).toBe(2);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await buttons.filter({ visible: true }).count()).toBe(2);
});

// Firefox has no scroll timelines.
test.skipIf(engine === 'firefox')('on a phone, the bar makes way for the button or buttons that close a page', async () => {
  const { page } = await openPage('/', phone);
  const bar = page.getByRole('complementary', { name: 'Call or get an estimate' });
  expect(await bar.isVisible()).toBe(true);
  await page
    .getByRole('button', { name: 'Get Free Estimate' })
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => bar.isVisible()).toBe(true);
  await page.goto('/services');
  await page.getByRole('link', { name: 'Get Free Estimate' }).last().scrollIntoViewIfNeeded();
  await expect.poll(() => bar.isVisible()).toBe(false);
});
