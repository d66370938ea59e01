/**
 * Where browsers differ or once went wrong, for Firefox and Playwright's WebKit. vitest.config.ts lists the tests of Chromium that they run, too.
 * Debian's WebKit has webkit.test.ts.
 */
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { touchInVain, wakeIslands } from '../support/islands.ts';
import { photoFile } from '../support/room-photos.ts';
import { browser, origin } from '../support/site/browsed.ts';
import { token } from '../support/site/start.ts';
import { caption, choose, colorsOf, floors, planCanvas, roomCanvas } from '../support/visualizer.ts';

const open = (options?: Parameters<typeof visit>[2]) => visit(browser, origin, { reducedMotion: 'reduce', ...options });

/** Between them, they have every kind of layout. */
const layouts = ['/', '/cities', '/blog/flooring-cost-guide-austin-2025', '/contact', '/gallery', '/visualizer'];

test('pages open at both widths without errors, without scrolling sideways and without broken words in tables', async () => {
  const { page, errors } = await open();
  for (const path of layouts) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect.soft(await sidewaysOn(page), `${path} at 390 px`).toBe(0);
    const broken = () => [...document.querySelectorAll('td')].filter((cell) => getComputedStyle(cell).hyphens === 'auto').length;
    expect.soft(await page.evaluate(broken), path).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await sidewaysOn(page), `${path} at 1440 px`).toBe(0);
    expect.soft(errors.splice(0), path).toEqual([]);
  }
});

test('the header never covers what the form says', async () => {
  const { page } = await open({ viewport: phone.viewport ?? null });
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Get Free Estimate' });
  const summary = page.getByRole('group', { name: 'Please fix these fields' });
  await send.focus();
  await page.keyboard.press('Enter');
  await summary.waitFor();
  // The messages are on the screen, but the header covers their beginning.
  await summary.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
  expect(await pixelsUnderHeader(summary)).toBeGreaterThan(20);
  await send.evaluate((button) => (button instanceof HTMLElement ? button.focus({ preventScroll: true }) : undefined));
  await page.keyboard.press('Enter');
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => pixelsUnderHeader(summary)).toBe(0);
});

test('the visualizer keeps the rotation on one line, and draws a room and its plan', async () => {
  const { page, errors } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto('/visualizer#plan=custom.marble-tile.30.17.45');
  await wakeIslands(page);
  const value = page.locator('label:has(+ span + input[type="range"]) + span').first();
  await expect.poll(() => value.textContent()).toBe('45°');
  const lines = await value.evaluate(
    (span) => span.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(span).lineHeight),
  );
  expect(lines).toBeLessThan(1.5);

  await page.setViewportSize({ width: 1440, height: 900 });
  await floors(page)
    .getByRole('radio', { name: /Ceramic/ })
    .check({ force: true });
  await expect.poll(() => caption(page).textContent()).toMatch(/ceramic/i);
  await expect.poll(() => colorsOf(roomCanvas(page)), { timeout: 60_000 }).toBeGreaterThan(1000);
  await choose(page, 'Plan');
  await expect.poll(() => colorsOf(planCanvas(page))).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test('the visualizer refuses a photo that is cut off, lays a floor in a whole one, and the brush takes it away', async () => {
  const { page, errors } = await open();
  const photo = sharp(photoFile('bedroom-dresser')).resize(640);
  const chooseFile = (format: string, buffer: Buffer) =>
    page.getByLabel('Choose a photo').setInputFiles({ name: `room.${format}`, mimeType: `image/${format}`, buffer });
  await page.goto('/visualizer#view=photo');
  // Phones take JPEGs.
  for (const format of process.env.TEST_FULL === '1' ? (['png', 'webp', 'jpeg'] as const) : (['jpeg'] as const)) {
    const whole = await photo.toFormat(format).toBuffer();
    await wakeIslands(page);
    await chooseFile(format, whole.subarray(0, whole.length * 0.7));
    await page.getByText('This photo is damaged or incomplete.').first().waitFor();
    // Takes the message away.
    await page.reload();
  }
  await wakeIslands(page);
  await chooseFile('png', await photo.png().toBuffer());
  const editor = page.getByRole('group', { name: 'Your photo with a new floor' });
  await expect
    .poll(() => editor.locator('p[role="status"]:not(.unseen)').first().textContent(), { timeout: 60_000 })
    .toBe('Your room with oak hardwood');

  // A spot of bare floor, in shares of the photo's width and height.
  const spot = { x: 0.875, y: 0.79 };
  await editor.getByRole('button', { name: 'Brush', exact: true }).click();
  expect(await changeAt(editor, spot)).toBeGreaterThan(10);
  const surface = editor.getByRole('application', { name: 'Brush on the photo' });
  const box = await surface.boundingBox();
  if (!box) throw new Error('There is nothing to brush on');
  await surface.click({ position: { x: spot.x * box.width, y: spot.y * box.height } });
  await expect.poll(() => changeAt(editor, spot)).toBe(0);
  expect(errors).toEqual([]);
});

test.skipIf(engine !== 'webkit')('without HTTPS, the inbox says why it cannot stay signed in', async () => {
  const { page } = await open();
  await page.goto('/inbox');
  await page.getByLabel('Your name').fill('Dana');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("This browser doesn't keep a secure cookie on a page without HTTPS").first().waitFor();
  expect(await page.getByText('Your session has ended').count()).toBe(0);
});

test('a form whose code did not load gets it on the next page', async () => {
  const { page } = await open();
  await page.goto('/contact');
  await touchInVain(page, () => page.getByLabel('Full name').focus());
  await page.goto('/contact');
  await page.getByLabel('Full name').focus();
  await page.locator('[data-island="EstimateForm"][data-awake]').waitFor({ state: 'attached' });
});

test('leaving a page while it loads its code, and going back and forth between pages that fade, logs nothing', async () => {
  // Firefox has no transitions between pages, and needs a second browser for this option.
  const { page, errors } = await open(engine === 'webkit' ? { reducedMotion: 'no-preference' } : {});
  await page.route('**/chunks/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue().catch(() => null);
  });
  await page.goto('/gallery?category=tile');
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  await page.getByRole('link', { name: 'Gallery', exact: true }).click();
  await page.waitForURL('**/gallery');
  await page.goBack();
  await page.waitForURL('**/privacy');
  await page.goForward();
  await page.waitForURL('**/gallery');
  // An unhandled error is reported after the page is shown, and one of an island a second after it was left.
  await page.waitForTimeout(1000);
  expect(errors).toEqual([]);
});

function pixelsUnderHeader(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return Math.max(bar - element.getBoundingClientRect().top, 0);
  });
}

/** How far the picture is from the photo at this spot: the mean of the differences of eight by eight pixels. */
function changeAt(editor: Locator, spot: { x: number; y: number }): Promise<number> {
  return editor.locator('canvas[role="img"]').evaluateAll((canvases, { x, y }) => {
    const [before = [], after = []] = canvases.map((canvas) => {
      const copy = document.createElement('canvas').getContext('2d');
      if (!(canvas instanceof HTMLCanvasElement) || !copy) return [];
      copy.drawImage(canvas, x * canvas.width, y * canvas.height, 8, 8, 0, 0, 8, 8);
      return [...copy.getImageData(0, 0, 8, 8).data];
    });
    return before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0) / before.length;
  }, spot);
}
