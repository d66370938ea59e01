/**
 * What visitors and the office do most, and where browsers differ or once went wrong, for Firefox and Playwright's WebKit. In Chromium,
 * tests/e2e checks more closely. Debian's WebKit has webkit.test.ts.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { serviceValues } from '../../schema/request-fields/fields.ts';
import { wordsIn } from '../../site/read/words.ts';
import { engine, phone, sidewaysOn, visit } from '../support/browser.ts';
import { fillForm, sentHeading } from '../support/estimate-form.ts';
import { fillInbox, openInbox, row, rows, status } from '../support/inbox.ts';
import { touchInVain, wakeIslands } from '../support/islands.ts';
import { photoFile } from '../support/room-photos.ts';
import { browser, origin, site } from '../support/served.ts';
import { token } from '../support/site.ts';
import { caption, choose, colorsOf, floors, planCanvas, roomCanvas } from '../support/visualizer.ts';

beforeEach(() => site.clear());

const open = (options?: Parameters<typeof visit>[2]) => visit(browser, origin, { reducedMotion: 'reduce', ...options });

const { urgent } = wordsIn('en').contact.form;

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
  // An old or mistyped address suggests what was meant.
  await page.goto('/services/lvp-floring');
  await page.locator('[data-results] a[href="/services/lvp-flooring-austin"]').waitFor();
});

test('the menus work by keyboard, and on a phone they keep the focus however they were opened', async () => {
  const { page } = await open();
  await page.goto('/');
  const menus = page.locator('#site-menu');
  await menus.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  expect(await menus.locator('details[open] a').first().isVisible()).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const links = await menus.locator('details[open] a').allTextContents();
  expect(await focused(page)).toBe(links[1]?.trim());
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe((await menus.locator('summary').first().textContent())?.trim());
  expect(await menus.locator('details[open]').count()).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: 'Open menu' });
  for (const openMenu of [() => opener.click(), () => opener.press('Enter')]) {
    await openMenu();
    await expect.poll(() => menus.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#site-menu') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => menus.isVisible()).toBe(false);
  }
});

test('a filter survives a reload in the middle of the page, and Back undoes it', async () => {
  const { page, errors } = await open();
  const shown = () => page.locator('[data-island] li h3').count();
  await page.goto('/blog');
  await wakeIslands(page);
  const before = await shown();
  await page.getByLabel('Category').selectOption({ label: 'Commercial' });
  await expect.poll(shown).toBeLessThan(before);
  const filtered = await shown();
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(shown).toBe(filtered);
  await page.goBack();
  await expect.poll(shown).toBe(before);
  expect(errors).toEqual([]);
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

test('a visitor gets from the zip check to a sent request with a time, and the header never covers what the form says', async () => {
  const { page, errors } = await open({ viewport: phone.viewport ?? null });
  const service = page.getByLabel('Service needed');
  await page.goto('/contact?service=hardwood-flooring-austin');
  await expect.poll(() => service.inputValue()).toBe('hardwood');
  expect(await service.locator('option[value]:not([value=""])').count()).toBe(serviceValues.length);
  await page.getByLabel('Zip code').first().fill('78704');
  await page.goto('/contact?service=tile-flooring-austin');
  await expect.poll(() => service.inputValue()).toBe('tile');

  await page.goto('/');
  const zip = page.getByRole('textbox', { name: 'Your five-digit zip' });
  await zip.focus();
  await page.waitForSelector('[data-zip-check][data-awake]');
  await zip.pressSequentially('78704');
  await page.locator('#zip-answer').getByRole('link', { name: 'Get Free Estimate' }).click();
  await page.waitForURL(/\/contact\?zip=78704/);
  await expect.poll(() => page.getByLabel('Zip code').inputValue()).toBe('78704');

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

  await fillForm(page, 'Vera Visitor');
  await page.getByLabel('Project details').fill('Bathroom, 60 sq ft. There is water on the floor.');
  await page.getByRole('heading', { name: urgent.heading }).waitFor();
  await send.click();
  await sentHeading(page).waitFor();
  await page.getByText(urgent.sent).waitFor();
  await page.getByRole('region', { name: 'Pick a time for our visit' }).getByRole('button').first().click();
  await page.getByText("Saved. We'll confirm one of them.").waitFor();
  await page.getByRole('link', { name: 'Open your request' }).click();
  expect(await page.getByRole('list', { name: 'Where your request stands' }).locator('[aria-current]').textContent()).toBe(
    'Received',
  );
  expect(errors).toEqual([]);
});

test('the visualizer keeps the rotation on one line, draws a room and its plan, and downloads the plan', async () => {
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
  // The driver of Debian's Firefox has no downloads.
  if (engine !== 'firefox') {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
    expect(await sharp(await readFile(await download.path())).metadata()).toMatchObject({ format: 'png', width: 500 });
  }
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

test('the inbox works from sign-in to sign-out', async () => {
  await fillInbox(3, (index) => ({ fullName: `Visitor ${index}` }));
  const { page, errors } = await openInbox();
  await expect.poll(() => rows(page).count()).toBe(3);
  await row(page, 'Visitor 1').click();
  await status(page, 'Contacted').click();
  await expect.poll(() => status(page, 'Contacted').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').waitFor();
  expect(errors).toEqual([]);
});

test.skipIf(engine !== 'webkit')('without HTTPS, the inbox says why it cannot stay signed in', async () => {
  const { page } = await open();
  await page.goto('/inbox');
  await page.getByLabel('Your name').fill('Dana');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText("This browser doesn't keep a secure cookie on a page without HTTPS").first().waitFor();
  expect(await page.getByText('Your session has expired').count()).toBe(0);
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

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

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
