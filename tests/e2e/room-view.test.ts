import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rooms as allRooms, visualizerFloors } from '../../content/index.ts';
import { floorTexture } from '../../content/visualizer-rooms/index.ts';
import { patternsFor } from '../../visualizer/engine/floor-pattern.ts';
import { violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { captionOf } from '../support/english.ts';
import { browser, server } from '../support/served.ts';
import { roomCanvas as canvas, caption, choose, floors, hash, openVisualizer, pngOf, slider } from '../support/visualizer.ts';
import { disableWebgl, loseContexts } from '../support/webgl.ts';

const rooms = allRooms.filter(({ id }) => id !== 'custom');
const names = { straight: 'Straight', diagonal: 'Diagonal', herringbone: 'Herringbone' };
const isFullRun = process.env.TEST_FULL === '1';
/** Software rendering takes seconds on a busy machine. */
const patient = { timeout: 20_000 };

/** Opens the visualizer at an address. */
const open = (options: Parameters<typeof openVisualizer>[2] = {}) => openVisualizer(browser, server.origin, options);

/** Opens a view by its address, so it's drawn only once. Software WebGL takes seconds for each drawing. */
async function show(
  page: Page,
  room: (typeof rooms)[number],
  floor: (typeof visualizerFloors)[number],
  pattern = 'straight' as keyof typeof names,
) {
  const next = `#plan=${room.id}.${floor.id}.12.12.0.${pattern}`;
  // The first picture isn't computed until the visitor touches the tool.
  await page.getByRole('radio', { name: 'In the room' }).focus();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, next);
  await expect.poll(() => captionText(page), { timeout: 60_000 }).toBe(captionOf(room, floor, pattern));
  await canvas(page).waitFor();
}

const captionText = (page: Page) => caption(page).textContent();
const share = (page: Page) => page.getByRole('slider', { name: /^Share of/ });

/** The canvas as bytes: red, green and blue, pixel by pixel. */
async function pixels(page: Page) {
  return sharp(await pngOf(canvas(page)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The first column where a picture changes from the left one to the right one. Null if a column is neither. */
async function seam(page: Page, left: Buffer, right: Buffer): Promise<number | null> {
  const { data, info } = await pixels(page);
  const columnOf = (picture: Buffer, x: number) =>
    Buffer.concat(
      Array.from({ length: info.height }, (_, y) => picture.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)),
    );
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const is = (picture: Buffer) => columns.map((x) => columnOf(data, x).equals(columnOf(picture, x)));
  const [isLeft, isRight] = [is(left), is(right)];
  const first = isLeft.indexOf(false);
  const at = first === -1 ? info.width : first;
  return isRight.slice(at).every(Boolean) ? at : null;
}

/** The mean colors of a picture's squares: red, green and blue, square by square. */
async function grid(picture: Buffer): Promise<number[]> {
  const cells = sharp(picture).removeAlpha().toColorspace('srgb').resize(48, 32, { fit: 'fill', kernel: 'lanczos3' });
  return [...(await cells.raw().toBuffer())];
}

/** For each color and square: 255 if it is all floor, 0 if there is no floor. */
function maskOf(room: string): Promise<number[]> {
  return gridOfFile(room, 'mask');
}

/** On wide screens, the stage shows the middle of a room's picture. */
async function gridOfFile(room: string, name: 'mask' | 'room'): Promise<number[]> {
  const stage = { width: 1000, height: 600, fit: 'cover' } as const;
  return grid(await sharp(`content/visualizer-rooms/${room}/${name}.webp`).resize(stage).png().toBuffer());
}

/** The mean and the largest difference between two grids, where the mask has the value. */
function compareGrids(a: number[], b: number[], mask: number[], value: number) {
  const differences = a.flatMap((part, index) => (within(mask, index, value) ? [Math.abs(part - (b[index] ?? 0))] : []));
  return { mean: differences.reduce((sum, each) => sum + each, 0) / differences.length, most: Math.max(...differences) };
}

/** All neighbors must have the value too, since shrinking mixes them. Leaves out the rounded corners. */
function within(mask: number[], index: number, value: number): boolean {
  return (
    [-1, 0, 1].every((down) => [-1, 0, 1].every((right) => mask[index + 3 * (right + 48 * down)] === value)) && inside(index)
  );
}

function inside(index: number): boolean {
  const cell = Math.floor(index / 3);
  return cell % 48 > 0 && cell % 48 < 47 && cell >= 48 && cell < 31 * 48;
}

test.each(rooms.map((room, index) => [room.name, room, index] as const))(
  'the %s shows a chosen floor on its floor, and nothing else changes',
  { timeout: 180_000 },
  async (_, room, index) => {
    const { page, errors } = await open();
    const mask = await maskOf(room.id);
    const plain = await gridOfFile(room.id, 'room');
    const shown: number[][] = [];
    // An ordinary run shows every room and every floor, but not every pair.
    const shownHere = visualizerFloors.filter((_, place) => isFullRun || place % rooms.length === index);
    for (const floor of shownHere) {
      await show(page, room, floor);
      const picture = await grid(await canvas(page).screenshot());
      const beside = compareGrids(picture, plain, mask, 0);
      // The browser's scaling changes edges a little compared to the file, but equally for all floors.
      expect(beside.mean).toBeLessThan(4);
      for (const other of shown) expect(compareGrids(picture, other, mask, 0).most).toBeLessThan(8);
      for (const other of [plain, ...shown]) expect(compareGrids(picture, other, mask, 255).mean).toBeGreaterThan(1.5);
      shown.push(picture);
    }
    expect(errors).toEqual([]);
  },
);

test('rotation and patterns change the floor', { timeout: 180_000 }, async () => {
  const { page, errors } = await open();
  const [room] = rooms;
  const [oak] = visualizerFloors;
  if (!room || !oak) throw new Error('There is no such room or floor');
  const mask = await maskOf(room.id);
  const pictures: number[][] = [];
  for (const pattern of ['straight', 'diagonal', 'herringbone'] as const) {
    await show(page, room, oak, pattern);
    pictures.push(await grid(await canvas(page).screenshot()));
  }
  for (const [index, picture] of pictures.entries()) {
    for (const other of pictures.slice(0, index)) expect(compareGrids(picture, other, mask, 255).mean).toBeGreaterThan(0.5);
  }
  await slider(page).fill('90');
  const difference = async () => {
    const turned = await grid(await canvas(page).screenshot());
    return Math.min(...pictures.map((picture) => compareGrids(turned, picture, mask, 255).mean));
  };
  await expect.poll(difference).toBeGreaterThan(0.5);
  expect(errors).toEqual([]);
});

test('with and without WebGL the picture is the same', { timeout: 400_000 }, async () => {
  const [shader, fallback] = [await open({ webgl: true }), await open()];
  const drawnByShader = await shader.page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  if (!drawnByShader) console.warn('This browser has no WebGL 2: both pictures are drawn on the CPU');
  for (const [room, floor, pattern] of rooms.flatMap((room, index) =>
    visualizerFloors
      .filter((_, other) => other % 4 === index)
      // Drawing with WebGL takes seconds without a graphics card, so an ordinary run tries one floor per room, and all patterns in one room.
      .filter((_, place) => isFullRun || place === index % 2)
      .flatMap((floor) =>
        patternsFor(floorTexture(floor.pattern))
          .filter((_, place) => isFullRun || index === 0 || place === 0)
          .map((pattern) => [room, floor, pattern] as const),
      ),
  )) {
    const pictures: number[][] = [];
    for (const { page } of [shader, fallback]) {
      await show(page, room, floor, pattern);
      pictures.push(await grid(await canvas(page).screenshot()));
    }
    const [byShader = [], byFallback = []] = pictures;
    const floorOnly = compareGrids(byShader, byFallback, await maskOf(room.id), 255);
    expect([floor.id, pattern, floorOnly.mean < 2, floorOnly.most < 16]).toEqual([floor.id, pattern, true, true]);
  }
  const [oak] = visualizerFloors;
  const [living] = rooms;
  if (!oak || !living) throw new Error('There is no such floor');
  for (const { page } of [shader, fallback]) {
    await show(page, living, oak, 'straight');
    await compareWith(page, 'Marble Tile');
    await expect.poll(() => captionText(page), { timeout: 60_000 }).toContain('marble tile on the right');
    await share(page).fill('30');
    await page.mouse.move(0, 0);
    await expect.poll(() => share(page).getAttribute('aria-valuetext')).toContain('30 percent');
  }
  const mask = await maskOf(living.id);
  const compare = async () => {
    const [byShader, byFallback] = [
      await grid(await canvas(shader.page).screenshot()),
      await grid(await canvas(fallback.page).screenshot()),
    ];
    const { mean, most } = compareGrids(byShader, byFallback, mask, 255);
    return [mean < 2, most < 40];
  };
  // The picture follows the slider a moment later, and without a graphics card later still.
  await expect.poll(compare, { timeout: 60_000 }).toEqual([true, true]);
  expect([...shader.errors, ...fallback.errors]).toEqual([]);
});

test('two floors are compared at a divider: each side shows its floor as if alone', { timeout: 120_000 }, async () => {
  const { page, errors } = await open({ axe: true });
  const [room] = rooms;
  const floorOf = (name: string) => visualizerFloors.find((floor) => floor.name === name);
  const [oak, marble] = [floorOf('Oak Hardwood'), floorOf('Marble Tile')];
  if (!room || !oak || !marble) throw new Error('There is no such floor');
  await show(page, room, marble, 'diagonal');
  const right = await pixels(page);
  await show(page, room, oak, 'diagonal');
  const left = await pixels(page);
  expect(await seam(page, left.data, right.data)).toBe(left.info.width);

  await compareWith(page, marble.name);
  const words = captionOf(room, oak, 'diagonal', marble);
  await expect.poll(() => captionText(page), patient).toBe(words);
  expect(await page.getByRole('img', { name: words, exact: true }).count()).toBe(1);
  for (const price of ['$8.50 per sq ft', '$8.90 per sq ft'])
    expect(await page.getByText(price, { exact: true }).filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('radio', { name: 'Herringbone' }).isDisabled()).toBe(true);
  const { width } = left.info;
  expect(await seam(page, left.data, right.data)).toBe(width / 2);

  await share(page).focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft');
  expect(await share(page).getAttribute('aria-valuetext')).toBe('60 percent Marble Tile, 40 percent Oak Hardwood');
  await expect.poll(() => seam(page, left.data, right.data)).toBe(width * 0.4);
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The picture is not visible');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => seam(page, left.data, right.data)).toBe(width * 0.75);
  expect(await violationsOn(page)).toEqual([]);

  await expect.poll(() => hash(page)).toBe('#plan=living-room.oak-hardwood.12.12.0.diagonal&with=marble-tile');
  await page.emulateMedia({ media: 'print' });
  expect(await canvas(page).isVisible()).toBe(true);
  expect(await page.getByText('$8.90 per sq ft', { exact: true }).filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Stop comparing', includeHidden: true }).isVisible()).toBe(false);

  const other = await open({ at: await hash(page) });
  await expect.poll(() => captionText(other.page), patient).toBe(words);
  expect(await seam(other.page, left.data, right.data)).toBe(width / 2);
  await other.page.getByRole('button', { name: 'Stop comparing' }).click();
  await expect.poll(() => captionText(other.page), patient).toBe(captionOf(room, oak, 'diagonal'));
  await expect.poll(() => seam(other.page, left.data, right.data)).toBe(width);
  expect([...errors, ...other.errors]).toEqual([]);
});

test('a floor is first compared with a favorite, and choosing the other floor swaps the two', async () => {
  const { page, errors } = await open();
  await choose(page, /Marble Tile/);
  await page.getByRole('button', { name: 'Save to favorites' }).click();
  await choose(page, /Oak Hardwood/);
  await page.getByRole('button', { name: 'Compare two floors' }).click();
  await expect
    .poll(() => captionText(page), patient)
    .toBe('Living room with oak hardwood on the left and marble tile on the right');
  expect(await floors(page, 'right').getByRole('radio').first().getAttribute('value')).toBe('marble-tile');
  await choose(page, /^Kitchen/);
  await expect.poll(() => captionText(page), patient).toBe('Kitchen with oak hardwood on the left and marble tile on the right');
  await floors(page)
    .getByRole('radio', { name: /Marble Tile/ })
    .check({ force: true });
  await expect.poll(() => captionText(page), patient).toBe('Kitchen with marble tile on the left and oak hardwood on the right');
  await expect.poll(() => hash(page)).toBe('#plan=kitchen.marble-tile.12.12.0&with=oak-hardwood');
  expect(errors).toEqual([]);
});

test('after the WebGL context is lost, the next floor is drawn on the CPU', async () => {
  const { page, errors } = await open({ webgl: true });
  const [oak, walnut] = visualizerFloors;
  const [room] = rooms;
  if (!oak || !walnut || !room) throw new Error('There is no such floor');
  await show(page, room, oak, 'diagonal');
  expect(await page.evaluate(loseContexts)).toBe(1);
  await show(page, room, walnut, 'herringbone');
  await expect.poll(() => canvas(page).getAttribute('width')).toBe('640');
  expect(errors.filter((error) => !error.includes('CONTEXT_LOST'))).toEqual([]);
});

test.each([
  ['/visualizer', "The picture didn't load. Check your connection.", 'Try again', 'Kitchen with oak hardwood'],
  ['/es/visualizer', 'No se cargó la imagen. Revise su conexión.', 'Intentar de nuevo', 'Cocina con madera de roble'],
])('if a picture of %s fails once, the plain room stays, a message says so, and a button loads it', async (path, ...texts) => {
  const [message, button, picture] = texts;
  const { page } = await visit(browser, server.origin, phone);
  await page.addInitScript(disableWebgl);
  await page.route(/\/shade\./, (route) => route.abort(), { times: 1 });
  await page.goto(`${path}#plan=kitchen.oak-hardwood.12.12.0`);
  await expect.poll(() => captionText(page), patient).toBe(message);
  expect(await page.locator('img[src*="/room."]').isVisible()).toBe(true);
  await page.getByRole('button', { name: button, exact: true }).tap();
  await page.getByRole('img', { name: picture, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: button, exact: true }).count()).toBe(0);
});

test('if a picture is missing, choosing another floor tries again', async () => {
  const { page } = await visit(browser, server.origin, phone);
  await page.addInitScript(disableWebgl);
  await page.route(/\/shade\./, (route) => route.abort(), { times: 1 });
  await page.goto('/visualizer#plan=kitchen.oak-hardwood.12.12.0');
  await expect.poll(() => captionText(page), patient).toContain("didn't load");
  await page.getByRole('radio', { name: /Marble Tile/ }).tap();
  await page.getByRole('img', { name: 'Kitchen with marble tile' }).waitFor();
});

test('a room with one of the heaviest floors takes at most 250 kB of pictures', { timeout: 180_000 }, async () => {
  for (const [index, { id }] of rooms.entries()) {
    const { page, context } = await visit(browser, server.origin, phone);
    await page.addInitScript(disableWebgl);
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const pictures = new Set<string>();
    let total = 0;
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.startsWith('image/')) pictures.add(requestId);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) total += encodedDataLength;
    });
    // The four heaviest textures, each in a different room.
    const floor = visualizerFloors[[0, 3, 7, 6][index] ?? 0];
    await page.goto(`/visualizer#plan=${id}.${floor?.id}.12.12.0.diagonal`);
    await canvas(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThanOrEqual(250_000);
    await context.close();
  }
});

async function compareWith(page: Page, floor: string) {
  await page.getByRole('button', { name: 'Compare two floors' }).click();
  await floors(page, 'right').getByRole('radio', { name: floor }).check({ force: true });
}
