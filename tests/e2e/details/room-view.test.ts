import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { computePicture } from '#visualizer/engine/cpu-picture.ts';
import { violationsOn } from '../../support/axe.ts';
import { phone, visit } from '../../support/browser.ts';
import { floors as allFloors } from '../../support/floors.ts';
import { differenceOnFloor, loadRoom, loadTexture } from '../../support/room-layers.ts';
import { browser, origin } from '../../support/site/browsed.ts';
import { roomCanvas as canvas, caption, choose, floors, hash, openVisualizer, pngOf, slider } from '../../support/visualizer.ts';
import { disableWebgl, loseContexts } from '../../support/webgl.ts';

/** Software rendering takes seconds on a busy machine. */
const patient = { timeout: 20_000 };

/** Opens the visualizer at an address. */
const open = (options: Parameters<typeof openVisualizer>[2] = {}) => openVisualizer(browser, origin, options);
const share = (page: Page) => page.getByRole('slider', { name: /^Share of/ });
const waitForCaption = (page: Page, words: string) => expect.poll(() => caption(page).textContent(), patient).toBe(words);

/** Opens a view by its address, so it's drawn only once. Software WebGL takes seconds for each drawing. */
async function show(page: Page, plan: string, words: string) {
  // The first picture isn't computed until the visitor touches the tool.
  await page.getByRole('radio', { name: 'In the room' }).focus();
  await page.evaluate((next) => {
    location.hash = next;
  }, `#plan=${plan}`);
  await waitForCaption(page, words);
}

/** The canvas as bytes. */
async function pixels(page: Page) {
  const { data, info } = await sharp(await pngOf(canvas(page)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), info };
}

/** The first column where a picture changes from the left one to the right one. Null if a column is neither. */
async function seam(page: Page, left: Uint8ClampedArray, right: Uint8ClampedArray): Promise<number | null> {
  const { data, info } = await pixels(page);
  const rows = Array.from({ length: info.height }, (_, y) => y * info.width);
  const isSame = (picture: Uint8ClampedArray, x: number) =>
    rows.every((row) => [0, 1, 2].every((part) => data[(row + x) * 4 + part] === picture[(row + x) * 4 + part]));
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const first = columns.find((x) => !isSame(left, x)) ?? info.width;
  return columns.slice(first).every((x) => isSame(right, x)) ? first : null;
}

test('two floors are compared at a divider: each side shows its floor as if alone', { timeout: 60_000 }, async () => {
  const { page, errors } = await open({ axe: true });
  const words = 'Living room with oak hardwood on the left and marble tile on the right, installed diagonally';
  await show(page, 'living-room.marble-tile.12.12.0.diagonal', 'Living room with marble tile, installed diagonally');
  const { data: right } = await pixels(page);
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await show(page, 'living-room.oak-hardwood.12.12.0.diagonal', 'Living room with oak hardwood, installed diagonally');
  const { data: left, info } = await pixels(page);
  await expectDrawn(left, 'living-room', 'oak-hardwood');

  await page.getByRole('button', { name: 'Compare floors' }).click();
  await waitForCaption(page, words);
  // A favorite comes first.
  expect(await floors(page, 'right').getByRole('radio').first().getAttribute('value')).toBe('marble-tile');
  expect(await page.getByRole('img', { name: words, exact: true }).count()).toBe(1);
  const prices = page.getByText(/^\$\d+\.\d\d per sq ft, material$/).filter({ visible: true });
  expect(await prices.count()).toBe(2);
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isDisabled()).toBe(true);
  const { width } = info;
  expect(await seam(page, left, right)).toBe(width / 2);

  // The line ends with the picture.
  const [line, caption] = await Promise.all([share(page), page.getByText(words)].map((part) => part.boundingBox()));
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0);
  await share(page).focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft');
  expect(await share(page).getAttribute('aria-valuetext')).toBe('60 percent Marble Tile, 40 percent Oak Hardwood');
  await expect.poll(() => seam(page, left, right)).toBe(width * 0.4);
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The picture is not visible');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => seam(page, left, right)).toBe(width * 0.75);
  expect(await violationsOn(page)).toEqual([]);

  await expect.poll(() => hash(page)).toBe('#plan=living-room.oak-hardwood.12.12.0.diagonal&with=marble-tile');
  const chosen = floors(page).getByRole('radio', { name: /Marble Tile/ });
  await chosen.check({ force: true });
  await waitForCaption(page, 'Living room with marble tile on the left and oak hardwood on the right, installed diagonally');
  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await waitForCaption(page, 'Living room with marble tile, installed diagonally');
  await expect.poll(() => seam(page, right, right)).toBe(width);
  await slider(page).fill('90');
  await expect.poll(async () => (await pixels(page)).data.some((byte, at) => byte !== right[at])).toBe(true);
  expect(errors).toEqual([]);
});

/** That the page drew what the engine computes in Node from the same layers, with the boards at 45 degrees. */
async function expectDrawn(picture: Uint8ClampedArray, id: string, floorId: string) {
  const width = 640;
  const { room, layers } = await loadRoom(id, width);
  const floor = allFloors.find((each) => each.id === floorId);
  if (!floor) throw new Error(`There is no ${floorId}`);
  const placement = { room, floor, rotation: 0, pattern: 'diagonal' as const };
  const texture = await loadTexture(floor.swatch, 512);
  const expected = computePicture({ placement, width, height: room.height, layers, texture });
  expect(differenceOnFloor(picture, expected, layers.mask)).toBeLessThan(4);
  const beside = layers.mask.map((byte) => 255 - byte);
  expect(differenceOnFloor(picture, expected, beside)).toBeLessThan(4);
}

test('a page with WebGL draws with it, and on the CPU after its context is lost', { timeout: 60_000 }, async () => {
  const { page, errors } = await open({ webgl: true });
  await show(page, 'bathroom.ceramic-tile.12.12.0.diagonal', 'Bathroom with ceramic tile, installed diagonally');
  expect(await canvas(page).getAttribute('width')).toBe('1280');
  expect(await page.evaluate(loseContexts)).toBe(1);
  await show(page, 'bathroom.marble-tile.12.12.0', 'Bathroom with marble tile');
  expect(await canvas(page).getAttribute('width')).toBe('640');
  expect(errors.filter((error) => !error.includes('CONTEXT_LOST'))).toEqual([]);
});

test('if a picture fails, the plain room stays with a message; a button or another floor loads it', async () => {
  const { page } = await visit(browser, origin, phone);
  await page.addInitScript(disableWebgl);
  const failOnce = () => page.route(/\/shade\./, (route) => route.abort(), { times: 1 });
  const message = "The picture didn't load. Check your connection.";
  const retry = page.getByRole('button', { name: 'Try again', exact: true });
  await failOnce();
  await page.goto('/visualizer#plan=kitchen.oak-hardwood.12.12.0');
  await waitForCaption(page, message);
  expect(await page.locator('img[src*="/room."]').isVisible()).toBe(true);
  await retry.tap();
  await page.getByRole('img', { name: 'Kitchen with oak hardwood', exact: true }).waitFor();
  expect(await retry.count()).toBe(0);
  await failOnce();
  await choose(page, /^Bedroom/);
  await waitForCaption(page, message);
  await page.getByRole('radio', { name: /Marble Tile/ }).tap();
  await page.getByRole('img', { name: 'Bedroom with marble tile', exact: true }).waitFor();
});
