import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { browser, server } from '../support/served.ts';

const turned = '#plan=custom.marble-tile.30.17.45';
/** The pictures of rooms below have controls with the same names. */
const tool = (page: Page) => page.locator('[data-island="Visualizer"]');
const radio = (page: Page, name: RegExp) => tool(page).getByRole('radio', { name });
const preview = (page: Page) => page.getByRole('img', { name: /^Plan of the .* with / });
const figures = (page: Page) =>
  page.locator('section[aria-labelledby="visualizer-room"] dd').evaluateAll((all) => all.map(({ textContent }) => textContent));
const project = (page: Page) => page.getByRole('region', { name: 'Project estimate' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Pattern rotation' });
const hash = (page: Page) => page.evaluate(() => location.hash);

/** Opens the page and waits until the visualizer is awake and its pattern drawn. */
async function open(at = '', options: BrowserContextOptions = {}) {
  const visitor = await visit(browser, server.origin, options);
  await visitor.page.goto(`/visualizer${at}`, { waitUntil: 'networkidle' });
  await visitor.page.locator('[data-plan-controls]').scrollIntoViewIfNeeded();
  await visitor.page.waitForSelector('[data-island="Visualizer"][data-awake]', { state: 'attached' });
  await visitor.page.waitForLoadState('networkidle');
  // One frame for the pattern that has just been decoded.
  await visitor.page.waitForTimeout(200);
  return visitor;
}

function pixels(page: Page): Promise<string> {
  return preview(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
}

async function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

test('the visualizer starts with the living room, oak hardwood, no rotation and their figures, and logs nothing', async () => {
  const { page, errors, requests } = await open();
  expect(await radio(page, /^Living Room/).isChecked()).toBe(true);
  expect(await radio(page, /^Rendered.*Oak Hardwood|Oak Hardwood/).isChecked()).toBe(true);
  expect(await slider(page).inputValue()).toBe('0');
  expect(await figures(page)).toEqual(['16 x 20 ft', '320 sq ft', '$8.50', '$2,720.00', '$1,120.00', '$3,840.00']);
  expect(await tool(page).getByRole('radio').count()).toBe(13);
  const panel = await project(page).textContent();
  for (const words of [
    '$3,840.00',
    '$3,952-$5,552',
    '352 sq ft',
    '10% waste',
    'Estimate includes material and standard installation',
    'Final pricing may vary based on site conditions',
  ]) {
    expect(panel).toContain(words);
  }
  expect(await project(page).getByRole('link', { name: 'Get Professional Quote' }).getAttribute('href')).toBe('/contact');
  expect(await hash(page)).toBe('');
  await radio(page, /Custom Room/).check({ force: true });
  expect(await page.getByLabel('Width').inputValue()).toBe('12');
  expect(await page.getByLabel('Length').inputValue()).toBe('12');
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(server.origin) && !url.startsWith('data:'))).toEqual([]);
});

test('the preview is 500 x 400, twice as dense on a dense screen, and follows every change', async () => {
  const { page } = await open();
  const seen = new Set([await pixels(page)]);
  const changes = [
    () => radio(page, /Walnut Hardwood/).check({ force: true }),
    () => radio(page, /Custom Room/).check({ force: true }),
    () => page.getByLabel('Width').fill('30'),
    () => page.getByLabel('Length').fill('7'),
    () => slider(page).fill('45'),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await expect.poll(async () => seen.add(await pixels(page)).size).toBeGreaterThan(index + 1);
  }
  const size = (from: Page) =>
    preview(from).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : []));
  expect(await size(page)).toEqual([500, 400]);
  const dense = await open('', phone);
  expect(await size(dense.page)).toEqual([1000, 800]);
});

test('boards are drawn at their true size: the pattern repeats after eight feet', async () => {
  // Custom, so that no fixture covers the floor; 20 units to a foot.
  const { page } = await open('#plan=custom.oak-hardwood.19.12.0');
  const picture = await sharp(Buffer.from((await pixels(page)).split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer();
  const left = (500 - 19 * 20) / 2;
  const row = (from: number) => {
    const start = (200 * 500 + left + from) * 3;
    return picture.subarray(start, start + 100 * 3);
  };
  const apart = (one: Buffer, other: Buffer) => one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);
  expect(apart(row(20), row(20 + 160))).toBe(0);
  expect(apart(row(20), row(20 + 100))).toBeGreaterThan(0);
});

test('reset restores the rotation and the custom sides, and keeps room and floor', async () => {
  const { page } = await open(turned);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await slider(page).inputValue()).toBe('0');
  expect(await page.getByLabel('Width').inputValue()).toBe('12');
  expect(await page.getByLabel('Length').inputValue()).toBe('12');
  expect(await radio(page, /Custom Room/).isChecked()).toBe(true);
  expect(await radio(page, /Marble Tile/).isChecked()).toBe(true);
  await radio(page, /^Kitchen/).check({ force: true });
  await slider(page).fill('90');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await slider(page).inputValue()).toBe('0');
  expect(await radio(page, /^Kitchen/).isChecked()).toBe(true);
});

test.each([
  ['', '1'],
  ['0', '1'],
  ['-4', '1'],
  ['51', '50'],
  ['12.9', '12'],
  ['33', '33'],
])('a width typed as "%s" becomes %s', async (typed, taken) => {
  const { page } = await open('#plan=custom.oak-hardwood.12.10.0');
  const width = page.getByLabel('Width');
  await width.fill(typed);
  expect((await figures(page))[0]).toBe(`${taken} x 10 ft`);
  await width.blur();
  expect(await width.inputValue()).toBe(taken);
});

test('letters typed as a length are ignored', async () => {
  const { page } = await open('#plan=custom.oak-hardwood.12.10.0');
  const length = page.getByLabel('Length');
  await length.selectText();
  await page.keyboard.press('Delete');
  await length.pressSequentially('abc');
  await length.blur();
  expect(await length.inputValue()).toBe('1');
});

test('download saves a PNG of the preview, named after room and floor', async () => {
  const { page, errors } = await open();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('living-room-oak-hardwood.png');
  const file = await readFile(await download.path());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 500, height: 400 });
  const shown = Buffer.from((await pixels(page)).split(',')[1] ?? '', 'base64');
  expect((await sharp(file).raw().toBuffer()).equals(await sharp(shown).raw().toBuffer())).toBe(true);
  expect(errors).toEqual([]);
});

test('if a download fails, only the console says so', async () => {
  const { page, errors } = await open();
  const before = await page.locator('main').innerText();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => {
      throw new Error('No memory');
    };
  });
  await page.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => errors.join()).toContain('could not be downloaded');
  expect(await page.locator('main').innerText()).toBe(before);
});

test('a link restores choices, figures and picture, even if pasted over another', async () => {
  const first = await open();
  const { page } = first;
  await radio(page, /Custom Room/).check({ force: true });
  await page.getByLabel('Width').fill('30');
  await page.getByLabel('Length').fill('17');
  await radio(page, /Marble Tile/).check({ force: true });
  await slider(page).fill('45');
  await expect.poll(() => hash(page)).toBe(turned);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
  const second = await open(turned);
  expect(await pixels(second.page)).toBe(await pixels(page));
  expect(await figures(second.page)).toEqual(await figures(page));
  expect((await figures(page))[0]).toBe('30 x 17 ft');
  await second.page.evaluate(() => {
    location.hash = '#plan=bedroom.berber-carpet.12.12.90';
  });
  await expect.poll(async () => (await figures(second.page))[0]).toBe('14 x 16 ft');
  expect(await radio(second.page, /Berber Carpet/).isChecked()).toBe(true);
  expect(await slider(second.page).inputValue()).toBe('90');
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('copy link puts the address with all choices on the clipboard', async () => {
  const { page } = await open(turned, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.origin}/visualizer${turned}`);
});

test('added rooms add up, are in the link and can be removed', async () => {
  const { page } = await open();
  await project(page).getByRole('button', { name: 'Add another room' }).click();
  expect(await radio(page, /^Kitchen/).isChecked()).toBe(true);
  await radio(page, /Ceramic Tile/).check({ force: true });
  // 3,840.00 + 192 x (3.25 + 3.50).
  await expect.poll(() => project(page).textContent()).toContain('$5,136.00');
  expect((await figures(page)).at(-1)).toBe('$1,296.00');
  await expect.poll(() => hash(page)).toBe('#plan=kitchen.ceramic-tile.12.12.0&plan=living-room.oak-hardwood.12.12.0');
  const other = await open(await hash(page));
  expect(await project(other.page).textContent()).toContain('$5,136.00');
  await page.getByRole('button', { name: 'Remove Living Room' }).click();
  expect(await project(page).textContent()).not.toContain('$5,136.00');
  expect(await isFocused(page, '#visualizer-project')).toBe(true);
});

test('favorites stay on the device and open again', async () => {
  const { page } = await open(turned);
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  await page.locator('[data-plan-controls]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Custom Room, Marble Tile/ }).click();
  expect((await figures(page))[0]).toBe('30 x 17 ft');
  await page.getByRole('button', { name: 'Remove Custom Room, Marble Tile' }).click();
  expect(
    z.array(z.string()).parse(JSON.parse(await page.evaluate(() => localStorage.getItem('visualizer-favorites') ?? ''))),
  ).toEqual([]);
});

test('everything works by keyboard, and the new total is announced after a pause', async () => {
  const { page } = await open();
  await radio(page, /^Living Room/).focus();
  await page.keyboard.press('ArrowDown');
  expect(await radio(page, /^Kitchen/).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(page, '[type="range"]')).toBe(true);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  expect(await slider(page).inputValue()).toBe('45');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await radio(page, /Walnut Hardwood/).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await slider(page).inputValue()).toBe('0');
  await page
    .getByRole('status')
    .filter({ hasText: 'Kitchen with Walnut Hardwood: total $3,120.00' })
    .waitFor({ state: 'attached' });
});

/** Opens the page with its islands loading slowly, so the visitor is faster. */
async function openSlowly() {
  const { page, errors } = await visit(browser, server.origin);
  await page.route('**/chunks/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/visualizer');
  return { page, errors };
}

test('choices made before the visualizer wakes are kept', async () => {
  const { page, errors } = await openSlowly();
  await radio(page, /^Bedroom/).check({ force: true });
  await radio(page, /Plush Carpet/).check({ force: true });
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await expect.poll(() => figures(page)).toEqual(['14 x 16 ft', '224 sq ft', '$3.15', '$705.60', '$784.00', '$1,489.60']);
  expect(await radio(page, /^Bedroom/).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test('buttons pressed before the visualizer wakes count', async () => {
  const { page, errors } = await openSlowly();
  await page.getByRole('button', { name: 'Diagonal' }).first().click();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await page.waitForSelector('[data-island="RoomViewer"] button[aria-pressed="true"]:text("Diagonal")');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('living-room');
  expect(errors).toEqual([]);
});

test.each([
  ['a phone', phone],
  ['a wide screen', {}],
])('waking moves nothing on %s, targets are 48 px, and axe finds nothing in the awake page', async (_, options) => {
  const { page, context } = await visit(browser, server.origin, { ...options, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bringAxe(context);
  await page.goto('/visualizer', { waitUntil: 'networkidle' });
  await page.locator('[data-plan-controls]').scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-awake]', { state: 'attached' });
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  await radio(page, /Custom Room/).check({ force: true });
  await page.getByRole('button', { name: 'Add another room' }).click();
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await radio(page, /Custom Room/).check({ force: true });
  const low = await page
    .locator('[data-island="Visualizer"]')
    .locator('button, label:has([type=radio]), input:not([type=radio])')
    .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 48).map(({ outerHTML }) => outerHTML));
  expect(low).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
});

test('with scripts off, tables replace the visualizer', async () => {
  const { page } = await visit(browser, server.origin, { javaScriptEnabled: false });
  await page.goto('/visualizer');
  expect(await page.getByRole('heading', { name: 'The floors' }).isVisible()).toBe(true);
  expect(await page.getByRole('table').count()).toBe(4);
  expect(await tool(page).getByRole('radio').first().isVisible()).toBe(false);
});

test('the printout has the plan, its figures and the date, and no buttons', async () => {
  const { page } = await open(turned);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await preview(page).isVisible()).toBe(true);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  expect(await page.getByText(today, { exact: true }).isVisible()).toBe(true);
  for (const name of ['Reset', 'Download', 'Add another room']) {
    expect(await page.getByRole('button', { name, includeHidden: true }).isVisible()).toBe(false);
  }
  expect(await tool(page).getByRole('slider', { includeHidden: true }).isVisible()).toBe(false);
});
