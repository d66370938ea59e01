/** Floors at real size: the scale that a bank card sets, and the estimate without one. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { violationsOn } from '../support/axe.ts';
import { phone } from '../support/browser.ts';
import { wakeIslands } from '../support/islands.ts';
import { openAwake, openPage } from '../support/served.ts';

/** Millimeters: a bank card's length, an oak board's width (4.8 inches), and the side of a picture. */
const card = 85.6;
const board = 121.92;
const side = 365.76;

const picture = (page: Page) => page.locator('[data-island] [role="img"]');
const slider = (page: Page) => page.getByRole('slider', { name: 'Size of the shape' });
const widthOf = (page: Page) => picture(page).evaluate((svg) => svg.getBoundingClientRect().width);
const pressSet = (page: Page) => page.getByRole('button', { name: 'Make it exact with a card' }).click();
const outlineOf = (page: Page) =>
  page.locator('[data-island] rect[rx="3.18"]').evaluate((outline) => {
    const { width, height } = outline.getBoundingClientRect();
    return [width, height].sort((a, b) => b - a);
  });

/** Makes the outline this long, in CSS pixels. */
async function measureCard(page: Page, length: number) {
  await pressSet(page);
  await slider(page).fill(String(length));
  await page.getByRole('button', { name: 'It fits' }).click();
}

describe.each([
  { name: 'a phone of 326 dots an inch at 2x', density: 2, length: 549.5 },
  { name: 'a phone of 460 dots an inch at 3x', density: 3, length: 517 },
])('on $name', ({ density, length }) => {
  const screen = { ...phone, deviceScaleFactor: density };
  const scale = length / card;

  test('a board is as wide as its millimeters times the scale of the card, within half a pixel, also after a reload', async () => {
    const { page, errors } = await openAwake('/real-size', screen);
    await pressSet(page);
    await slider(page).fill(String(length));
    const [long = 0, short = 0] = await outlineOf(page);
    expect(long).toBeCloseTo(length, 0);
    expect(Math.abs(short - scale * 53.98)).toBeLessThan(0.5);
    await page.getByRole('button', { name: 'It fits' }).click();
    const measure = async () => ((await widthOf(page)) * board) / side;
    expect(Math.abs((await measure()) - board * scale)).toBeLessThan(0.5);

    await page.reload();
    await page.getByText('kept on this device').waitFor();
    expect(Math.abs((await measure()) - board * scale)).toBeLessThan(0.5);
    expect(errors).toEqual([]);
  });

  test('the rulers have the same scale, and their zero is at the joint', async () => {
    const { page } = await openAwake('/real-size', screen);
    await measureCard(page, length);
    const { left } = await picture(page).evaluate((svg) => svg.getBoundingClientRect());
    const placeOf = (edge: string, text: string) =>
      page
        .locator(`[data-edge="${edge}"] text`, { hasText: new RegExp(`^${text}$`) })
        .evaluate((label) => label.getBoundingClientRect().left);
    expect(Math.abs((await placeOf('top', '4')) - (await placeOf('top', '0')) - 4 * 25.4 * scale)).toBeLessThan(1);
    expect(Math.abs((await placeOf('bottom', '10')) - (await placeOf('bottom', '0')) - 100 * scale)).toBeLessThan(1);
    // The number stands half a millimeter after its mark.
    expect(Math.abs((await placeOf('top', '0')) - left - (2.4 * 25.4 + 0.5) * scale)).toBeLessThan(2);
  });
});

test('without a card, sizes are near those of typical screens, and the page says it guesses', async () => {
  for (const [screen, least, most] of [
    [phone, 139, 163],
    [{ ...phone, viewport: { width: 844, height: 390 } }, 139, 163],
    [{ ...phone, viewport: { width: 820, height: 1180 } }, 127, 163],
    [{}, 92, 128],
  ] as const) {
    const { page } = await openAwake('/real-size', screen);
    const inch = ((await widthOf(page)) / side) * 25.4;
    expect(inch).toBeGreaterThan(least);
    expect(inch).toBeLessThan(most);
    expect(await page.getByRole('status').first().textContent()).toMatch(/^An estimate, up to 20% off/);
  }
});

test('a browser that keeps nothing shows real size until the page closes, and says so', async () => {
  const { page, errors } = await openPage('/privacy');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/real-size');
  await measureCard(page, 400);
  await page.getByText("Your browser doesn't keep it").waitFor();
  expect(await widthOf(page)).toBeCloseTo((400 / card) * side, 0);
  await page.reload();
  await page.getByText('An estimate').waitFor();
  expect(errors).toEqual([]);
});

test.each(['"wide"', '-4', '0', '1e9', 'null', '{"scale":5}', 'nonsense'])('a stored scale of %s is ignored', async (stored) => {
  const { page, errors } = await openPage('/real-size');
  const estimate = await widthOf(page);
  await page.evaluate((value) => localStorage.setItem('screen-scale', value), stored);
  await page.reload();
  await page.waitForSelector('[data-island][data-awake]');
  expect(await page.getByRole('status').first().textContent()).toMatch(/^An estimate, up to 20% off/);
  expect(await widthOf(page)).toBe(estimate);
  expect(errors).toEqual([]);
});

test('the keyboard alone measures the card and moves the floor', async () => {
  const { page } = await openAwake('/real-size');
  await page.getByRole('button', { name: 'Make it exact with a card' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => slider(page).evaluate((input) => input === document.activeElement)).toBe(true);
  const before = Number(await slider(page).inputValue());
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  expect((await outlineOf(page))[0]).toBeCloseTo(before + 2, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await outlineOf(page))[0]).toBeCloseTo(before + 3, 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('kept on this device').waitFor();
  expect(await widthOf(page)).toBeCloseTo(((before + 3) / card) * side, 0);
  const frame = page.getByRole('region', { name: 'Oak Hardwood at real size' });
  await expect.poll(() => frame.evaluate((region) => region === document.activeElement)).toBe(true);
  const start = await frame.evaluate(({ scrollTop }) => scrollTop);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(start);
});

test('the outline is dragged to size, and going back changes nothing', async () => {
  const { page } = await openAwake('/real-size');
  const estimate = await widthOf(page);
  await pressSet(page);
  const [long = 0] = await outlineOf(page);
  const box = await page.locator('[data-island] rect[rx="3.18"]').boundingBox();
  if (!box) throw new Error('There is no outline');
  await page.mouse.move(box.x + box.width - 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 27, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  expect((await outlineOf(page))[0]).toBeCloseTo(long + 37, 0);
  await page.getByRole('button', { name: 'Go back' }).click();
  expect(await widthOf(page)).toBe(estimate);
});

test('a link opens with its floor, only that picture is fetched, and the back button brings it again', async () => {
  const { page, requests } = await openAwake('/real-size?floor=wood-look-lvp');
  const { floors } = z
    .object({ floors: z.array(z.object({ url: z.string() })) })
    .parse(JSON.parse((await page.locator('[data-island]').getAttribute('data-props')) ?? ''));
  const pictures = floors.map(({ url }) => url);
  const fetched = () => requests.filter((url) => pictures.includes(new URL(url).pathname));
  await page.getByText('Planks 7 in. (178 mm) wide', { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(fetched).toHaveLength(1);
  await page.getByLabel('Floor', { exact: true }).selectOption('Marble Tile');
  await page.waitForURL('**/real-size?floor=marble-tile');
  expect(await picture(page).getAttribute('aria-label')).toBe('Tiles 24 x 12 in. (610 x 305 mm)');
  await page.goBack();
  await expect.poll(() => picture(page).getAttribute('aria-label')).toBe('Planks 7 in. (178 mm) wide');
});

test('a service page, the catalog and the visualizer lead to their floor', async () => {
  const { page } = await openPage('/services/tile-flooring-austin');
  await page.getByRole('link', { name: /^See it at real size/ }).click();
  await page.waitForURL('**/real-size?floor=ceramic-tile');
  await page.goto('/visualizer#plan=kitchen.marble-tile.12.12.0');
  await wakeIslands(page);
  await page.getByRole('link', { name: 'See this floor at real size' }).click();
  await page.waitForURL('**/real-size?floor=marble-tile');
  await page.goto('/es/flooring');
  const links = page.getByRole('link', { name: /^Véalo a tamaño real/, includeHidden: true });
  expect(await links.first().getAttribute('href')).toMatch(/^\/es\/real-size\?floor=/);
});

test('on paper, a millimeter is a millimeter', async () => {
  const { page } = await openAwake('/real-size');
  await measureCard(page, 700);
  await page.emulateMedia({ media: 'print' });
  expect(await widthOf(page)).toBeCloseTo((side * 96) / 25.4, 1);
});

test('with scripts off there is a floor, which is real size on paper, and the page says what is missing', async () => {
  const { page } = await openPage('/real-size', { javaScriptEnabled: false });
  await page.getByText('Scripts are off in your browser').waitFor();
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await widthOf(page)).toBeCloseTo((side * 96) / 25.4, 1);
});

test('axe finds nothing beside the outline of the card, on a phone and a narrow window', async () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 1440, height: 900 },
  ]) {
    const { page } = await openAwake('/real-size', { viewport, withAxe: true });
    await pressSet(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
});
