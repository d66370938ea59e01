/** Where browsers differ, and where one of them once went wrong. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { engine, phone, visit } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { browser, server } from '../support/served.ts';
import { token } from '../support/site.ts';

const open = (options?: Parameters<typeof visit>[2]) => visit(browser, server.origin, { reducedMotion: 'reduce', ...options });

test('a page reloaded in the middle starts its script', async () => {
  const { page } = await open();
  await page.goto('/guides?category=maintenance');
  await expect.poll(() => page.locator('[data-island] li h3').count()).toBe(2);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => page.locator('[data-island] li h3').count()).toBe(2);
});

test('the right arrow key moves a compare slider to the right', async () => {
  const { page } = await open();
  await page.goto('/gallery');
  await wakeIslands(page);
  const edge = () =>
    page
      .locator('figure + figure')
      .first()
      .evaluate((figure) => Number(/(\d+)%\)$/.exec(getComputedStyle(figure).clipPath)?.[1]));
  expect(await edge()).toBe(50);
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(edge).toBe(51);
});

test("the rotation's value stays on one line", async () => {
  const { page } = await open(phone);
  await page.goto('/visualizer#plan=custom.marble-tile.30.17.45');
  await wakeIslands(page);
  const value = page.locator('label:has(+ span + input[type="range"]) + span').first();
  await expect.poll(() => value.textContent()).toBe('45°');
  const { height, line } = await value.evaluate((span) => ({
    height: span.getBoundingClientRect().height,
    line: Number.parseFloat(getComputedStyle(span).lineHeight),
  }));
  expect(height).toBeLessThan(1.5 * line);
});

test('after a second failed send by keyboard, the header does not cover the messages', async () => {
  const { page } = await open();
  await page.goto('/contact');
  await wakeIslands(page);
  const send = page.getByRole('button', { name: 'Get Free Estimate' });
  const summary = page.getByRole('group', { name: 'Please fix these fields' });
  const coveredPixels = () =>
    summary.evaluate((element) => {
      const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
      return Math.max(bar - element.getBoundingClientRect().top, 0);
    });
  await send.focus();
  await page.keyboard.press('Enter');
  await summary.waitFor();
  // The messages are on the screen, but the header covers their beginning.
  await summary.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
  expect(await coveredPixels()).toBeGreaterThan(20);
  await send.evaluate((button) => (button instanceof HTMLElement ? button.focus({ preventScroll: true }) : undefined));
  await page.keyboard.press('Enter');
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(coveredPixels).toBe(0);
});

test('after the menu was opened with the mouse, Tab moves the focus within it', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
});

test('a photo that is cut off is refused, whatever its format', async () => {
  const { page } = await open();
  const picture = sharp(await readFile('tests/pictures/bedroom-dresser.webp'));
  await page.goto('/visualizer#view=photo');
  for (const format of ['png', 'webp', 'jpeg'] as const) {
    const whole = await picture.toFormat(format).toBuffer();
    const buffer = whole.subarray(0, whole.length * 0.7);
    await wakeIslands(page);
    await page.getByLabel('Choose a photo').setInputFiles({ name: `room.${format}`, mimeType: `image/${format}`, buffer });
    await page.getByText('This photo is damaged or incomplete.').first().waitFor();
    // Takes the message away.
    await page.reload();
  }
});

test('a single tap of the brush takes the floor away there', async () => {
  const { page } = await open();
  await page.goto('/visualizer#view=photo');
  await wakeIslands(page);
  const photo = 'tests/pictures/bedroom-dresser.webp';
  await page.getByLabel('Choose a photo').setInputFiles(photo);
  const editor = page.getByRole('group', { name: 'Your photo with a new floor' });
  await expect
    .poll(() => editor.locator('p[role="status"]:not(.unseen)').first().textContent(), { timeout: 60_000 })
    .toBe('Your room with oak hardwood');
  // A spot of bare floor, in shares of the photo's width and height.
  const spot = { x: 0.875, y: 0.79 };
  /** How far the picture is from the photo there: the mean of the differences of eight by eight pixels. */
  const change = () =>
    editor.locator('canvas[role="img"]').evaluateAll((canvases, { x, y }) => {
      const [before = [], after = []] = canvases.map((canvas) => {
        const copy = document.createElement('canvas').getContext('2d');
        if (!(canvas instanceof HTMLCanvasElement) || !copy) return [];
        copy.drawImage(canvas, x * canvas.width, y * canvas.height, 8, 8, 0, 0, 8, 8);
        return [...copy.getImageData(0, 0, 8, 8).data];
      });
      return before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0) / before.length;
    }, spot);
  await editor.getByRole('button', { name: 'Brush', exact: true }).click();
  expect(await change()).toBeGreaterThan(10);
  const surface = editor.getByRole('application', { name: 'Brush on the photo' });
  const box = await surface.boundingBox();
  if (!box) throw new Error('There is nothing to brush on');
  await surface.click({ position: { x: spot.x * box.width, y: spot.y * box.height } });
  await expect.poll(change).toBe(0);
});

test.skipIf(engine !== 'webkit')('without HTTPS, the inbox says why it cannot stay signed in', async () => {
  // Its gateway has HTTPS. It stands in front of another address here, so this page comes straight from the site.
  const { page } = await visit(browser, 'http://127.0.0.1');
  await page.goto(`${server.origin}/inbox`);
  expect(await page.evaluate(() => location.protocol)).toBe('http:');
  await page.getByLabel('Your name').fill('Dana');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("This browser doesn't keep a secure cookie on a page without HTTPS").first().waitFor();
  expect(await page.getByText('Your session has expired').count()).toBe(0);
});

test('words in table cells stay whole', async () => {
  const { page } = await open(phone);
  await page.goto('/blog/flooring-cost-guide-austin-2025');
  const hyphens = await page
    .locator('td')
    .evaluateAll((cells) => [...new Set(cells.map((cell) => getComputedStyle(cell).hyphens || 'manual'))]);
  expect(hyphens).toEqual(['manual']);
});

test('a form whose code did not load gets it on the next page', async () => {
  const { page, errors } = await open();
  const chunks = '**/chunks/*.js';
  await page.goto('/contact');
  await page.route(chunks, (route) => route.abort());
  await page.getByLabel('Full name').focus();
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await page.unroute(chunks);
  await page.goto('/contact');
  await page.getByLabel('Full name').focus();
  await page.locator('[data-island="EstimateForm"][data-awake]').waitFor({ state: 'attached' });
});

test('leaving a page while it loads its code logs nothing', async () => {
  const { page, errors } = await open();
  await page.route('**/chunks/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue().catch(() => null);
  });
  await page.goto('/gallery?category=tile');
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  await page.waitForTimeout(2000);
  expect(errors).toEqual([]);
});

test('going back and forth between pages that fade into each other logs nothing', async () => {
  const { page, errors } = await open({ reducedMotion: 'no-preference' });
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await page.waitForURL('**/gallery');
  await page.goBack();
  await page.waitForURL('**/privacy');
  await page.goForward();
  await page.waitForURL('**/gallery');
  // An unhandled error is reported after the page is shown.
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
});
