import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Point } from '../../visualizer/engine/homography.ts';
import { violationsOn } from '../support/axe.ts';
import { phone } from '../support/browser.ts';
import { type Camera, toFloor, toPixel } from '../support/camera.ts';
import { loadPhoto, photoFile } from '../support/room-photos.ts';
import { browser, server } from '../support/served.ts';
import { choose, figures, openVisualizer, pngOf, project } from '../support/visualizer.ts';

/** A rendered bedroom: a spot in the middle of its floor and one on the bed. */
const room = { name: 'bedroom-dresser' as const, width: 640, floor: { x: 560, y: 380 }, bed: { x: 400, y: 290 } };
const oak = 'Your room with oak hardwood';

const section = (page: Page) => page.locator('[data-island="Visualizer"]');
const editor = (page: Page) => page.getByRole('group', { name: 'Your photo with a new floor' });
const picker = (page: Page) => page.getByLabel('Choose a photo');
const photoOf = (page: Page) => editor(page).getByRole('img', { name: 'Your photo', exact: true });
const button = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true });
const status = (page: Page) => editor(page).locator('p[role="status"]:not(.unseen)').first();

/** Opens the page at the visitor's own photo. */
function open(options: BrowserContextOptions = {}) {
  return openVisualizer(browser, server.origin, { at: '#view=photo', axe: true, ...options });
}

async function pick(page: Page, buffer: Buffer, name = 'room.png', mimeType = 'image/png') {
  await picker(page).setInputFiles({ name, mimeType, buffer });
}

/** Opens the page with the bedroom and waits for its new floor. */
async function openBedroom(options: BrowserContextOptions = {}) {
  const visitor = await open(options);
  const { photo, mask } = await loadPhoto(room.name);
  await visitor.page.waitForLoadState('networkidle');
  const sent = watchRequests(visitor.context);
  await pick(
    visitor.page,
    await sharp(await readFile(photoFile(room.name)))
      .png()
      .toBuffer(),
  );
  await waitForFloor(visitor.page);
  return { ...visitor, before: photo.data, mask, sent };
}

function watchRequests(context: Awaited<ReturnType<typeof open>>['context']) {
  const sent: { method: string; url: string; body: number }[] = [];
  context.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer()?.length ?? 0 }),
  );
  return sent;
}

async function waitForFloor(page: Page, caption = oak) {
  await expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toBe(caption);
}

/** Bytes of the picture with the new floor. */
async function readPicture(page: Page): Promise<Uint8ClampedArray> {
  const picture = sharp(await pngOf(editor(page).locator('canvas[role="img"]').nth(1)));
  return new Uint8ClampedArray(await picture.ensureAlpha().raw().toBuffer());
}

/** The mean difference of two pictures around a point. */
function apartAt(one: Uint8ClampedArray, other: Uint8ClampedArray, { x, y }: Point, width = room.width): number {
  let sum = 0;
  for (let row = y - 3; row <= y + 3; row++) {
    for (let at = (row * width + x - 3) * 4; at < (row * width + x + 4) * 4; at++)
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  }
  return sum / (7 * 7 * 3);
}

/** Scrolls the photo into view and returns where one of its pixels is in the window. */
async function placeOf(page: Page, { x, y }: Point, width = room.width): Promise<Point> {
  await photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
  const area = await photoOf(page).boundingBox();
  if (!area) throw new Error('The photo is not shown');
  const scale = area.width / width;
  return { x: area.x + x * scale, y: area.y + y * scale };
}

async function clickAt(page: Page, point: Point) {
  const { x, y } = await placeOf(page, point);
  await page.mouse.click(x, y);
}

async function drag(page: Page, points: readonly Point[]) {
  const [first, ...rest] = await Promise.all(points.map((point) => placeOf(page, point)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

/** The pixel of the photo under the middle of a handle. */
async function handleAt(page: Page, name: string): Promise<Point> {
  const handle = await button(page, name).boundingBox();
  const area = await photoOf(page).boundingBox();
  if (!handle || !area) throw new Error(`${name} is not shown`);
  const scale = room.width / area.width;
  return { x: (handle.x + handle.width / 2 - area.x) * scale, y: (handle.y + handle.height / 2 - area.y) * scale };
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
}

test('the floor is found without a tap, taps and the brush correct it, and nothing is sent', { timeout: 240_000 }, async () => {
  const { page, errors, sent, before, mask } = await openBedroom();
  await expectAccessible(page);
  const first = await readPicture(page);
  const changed = (wanted: (at: number) => boolean) => {
    const pixels = Array.from(mask.keys()).filter(wanted);
    return pixels.filter((at) => Math.abs((first[at * 4 + 2] ?? 0) - (before[at * 4 + 2] ?? 0)) > 8).length / pixels.length;
  };
  expect(changed((at) => (mask[at] ?? 0) > 127)).toBeGreaterThan(0.8);
  expect(changed((at) => (mask[at] ?? 0) < 128)).toBeLessThan(0.1);

  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  const changeAt = async (point: Point) => apartAt(await readPicture(page), before, point);
  await clickAt(page, room.floor);
  await expect.poll(() => changeAt(room.floor)).toBeLessThan(2);
  await clickAt(page, room.floor);
  await expect.poll(() => changeAt(room.floor)).toBeGreaterThan(8);
  await button(page, 'Undo').click();
  await expect.poll(() => changeAt(room.floor)).toBeLessThan(2);
  await button(page, 'Undo').click();
  await expect.poll(() => changeAt(room.floor)).toBeGreaterThan(8);
  await waitForFloor(page);

  await button(page, 'Brush').click();
  await expectAccessible(page);
  await clickAt(page, room.floor);
  await expect.poll(() => changeAt(room.floor)).toBeLessThan(2);
  await button(page, 'Add floor').click();
  await drag(page, [room.bed, { x: room.bed.x + 40, y: room.bed.y }]);
  await expect.poll(() => changeAt(room.bed)).toBeGreaterThan(8);

  await button(page, 'Light').click();
  await expectAccessible(page);
  await button(page, 'Tap to fix').click();
  await button(page, 'Start with an empty floor').click();
  await expect.poll(() => changeAt(room.bed)).toBeLessThan(2);
  await expect.poll(() => changeAt({ x: 100, y: 400 })).toBeLessThan(2);
  await clickAt(page, room.floor);
  await expect.poll(() => changeAt(room.floor)).toBeGreaterThan(8);

  await button(page, 'Show before').click();
  await expect.poll(() => status(page).textContent()).toBe('Your photo as it is');
  expect(await editor(page).getByRole('img', { name: oak }).isVisible()).toBe(false);

  await button(page, 'Remove the photo').click();
  await picker(page).waitFor();
  await expect.poll(() => picker(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('data:');
  expect(sent.length).toBeGreaterThan(0);
  expect(
    sent.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !url.startsWith(`${server.origin}/assets/`)),
  ).toEqual([]);
  expect(errors).toEqual([]);
});

test('the printout of a photo has the picture and what it shows, and none of the tools', async () => {
  const { page } = await openBedroom();
  await page.emulateMedia({ media: 'print' });
  expect(await editor(page).getByRole('img', { name: oak }).isVisible()).toBe(true);
  expect(await status(page).isVisible()).toBe(true);
  expect(await editor(page).locator('button, summary, fieldset').filter({ visible: true }).count()).toBe(0);
});

test('a quote for a floor in a photo names the room after the photo', async () => {
  const { page } = await openBedroom();
  await page.getByRole('link', { name: 'Get Professional Quote' }).click();
  await page.getByText('Room in a photo, no size given, Oak Hardwood, installed straight').waitFor();
});

test('by keyboard: tap, brush, move a corner and give a size', { timeout: 180_000 }, async () => {
  const { page, errors, before } = await openBedroom();
  await expect.poll(() => editor(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const middle = { x: 320, y: 320 };
  const changeAt = async (point: Point) => apartAt(await readPicture(page), before, point);
  await page.keyboard.press('Tab');
  const surface = editor(page).getByRole('application', { name: 'Tap on the photo' });
  await expect.poll(() => surface.evaluate((element) => element === document.activeElement)).toBe(true);
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 18; press++) await page.keyboard.press('ArrowRight');
  const spot = { x: 550, y: 371 };
  expect(await changeAt(spot)).toBeGreaterThan(8);
  await page.keyboard.press('Enter');
  await expect.poll(() => changeAt(spot)).toBeLessThan(2);
  await surface.getByText(/^Floor removed, 8\d% from the left, 8\d% from the top$/).waitFor({ state: 'attached' });
  await button(page, 'Undo').press('Enter');
  await expect.poll(() => changeAt(spot)).toBeGreaterThan(8);

  await button(page, 'Brush').press('Enter');
  await button(page, 'Add floor').press('Enter');
  await editor(page).getByRole('application', { name: 'Brush on the photo' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => changeAt(middle)).toBeGreaterThan(8);

  await button(page, 'Board size').press('Enter');
  await expectAccessible(page);
  await button(page, 'Near left corner').focus();
  const start = await handleAt(page, 'Near left corner');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  // Pixels of the page, ten times as many with Shift.
  const scale = ((await photoOf(page).boundingBox())?.width ?? 0) / room.width;
  const moved = async () => {
    const { x, y } = await handleAt(page, 'Near left corner');
    return [(x - start.x) * scale, (y - start.y) * scale];
  };
  await expect.poll(moved).toEqual([expect.closeTo(-2, 1), expect.closeTo(-10, 1)]);
  for (let press = 0; press < 70; press++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => editor(page).getByRole('alert').first().textContent()).toContain("can't cross");

  await editor(page).getByText('Get the size').press('Enter');
  await editor(page).getByLabel('Width, feet').fill('x');
  await editor(page).getByLabel('Depth, feet').fill('6');
  await button(page, 'Use this size').press('Enter');
  await editor(page).getByText('Enter feet and inches as numbers').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('own-width-feet');
  await editor(page).getByLabel('Width, feet').fill('8');
  await page.keyboard.press('Enter');
  await editor(page).getByText('8 ft x 6 ft, 48 sq ft').waitFor();
  // It may be a rug or a few tiles, so it isn't taken for the room.
  expect(await project(page).textContent()).toContain('per sq ft, installed');
  await button(page, 'Price a room of this size').press('Enter');
  await expect.poll(() => figures(page)).toContain('48 sq ft');
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

const foot = 0.3048;
const camera: Camera = { width: 640, height: 480, focal: 430, yaw: 32, pitch: 35, eye: 1.7 };
/** A rectangle on the floor, 6 by 5 feet: its near left corner, and its sides in meters. */
const marked = { x: -2.1, y: 1, width: 6 * foot, depth: 5 * foot };
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
].map(([x = 0, y = 0]) => toPixel(camera, { x: marked.x + x * marked.width, y: marked.y + y * marked.depth }));
const cornerNames = ['Near left corner', 'Near right corner', 'Far right corner', 'Far left corner'];

/** Draws a plain floor in front of a wall. */
async function drawPhoto(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const { width, height } = camera;
  const pixels = Buffer.alloc(width * height * 3, 200);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const floor = toFloor(camera, { x: x + 0.5, y: y + 0.5 });
      if (floor && floor.y < 6) pixels.fill(140, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

test('tiles have their true size: a joint every foot of a rectangle with known sides', { timeout: 180_000 }, async () => {
  const { page, errors } = await open();
  await pick(page, await drawPhoto());
  await waitForFloor(page);
  await button(page, 'Board size').click();
  // Far corners first. Otherwise the near ones would cross the sides.
  for (const index of [3, 2, 1, 0, 3, 2, 1, 0]) {
    const [name, to] = [cornerNames[index], corners[index]];
    if (name && to) await drag(page, [await handleAt(page, name), to]);
  }
  await editor(page).getByText('Get the size').click();
  await editor(page).getByLabel('Width, feet').fill('6');
  await editor(page).getByLabel('Depth, inches').fill('60');
  await button(page, 'Use this size').click();
  await button(page, 'Brush').click();
  await button(page, 'Add floor').click();
  await editor(page).getByRole('slider', { name: 'Brush size' }).fill('0.12');
  await drag(page, [...corners, ...corners.slice(0, 1)]);
  await choose(page, /Ceramic Tile/);
  await waitForFloor(page, 'Your room with ceramic tile');
  const pixels = await readPicture(page);
  /** The mean light along a line across the floor at a distance from its near left corner in meters. */
  const profile = (x: number) => {
    let [sum, count] = [0, 0];
    for (let y = 0.03; y < marked.depth; y += 0.01) {
      const at = toPixel(camera, { x: marked.x + x, y: marked.y + y });
      sum += pixels[(Math.floor(at.y) * camera.width + Math.floor(at.x)) * 4 + 1] ?? 0;
      count += 1;
    }
    return sum / count;
  };
  /** How much lines at these distances in feet differ from their surroundings. */
  const contrast = (feet: readonly number[]) => {
    const steps = feet.map((each) => {
      const x = each * foot;
      const beside = (profile(x - 0.05) + profile(x + 0.05)) / 2;
      return Math.abs(profile(x) - beside) / beside;
    });
    return steps.reduce((sum, step) => sum + step, 0) / steps.length;
  };
  const joints = contrast([1, 2, 3, 4, 5]);
  for (const between of [0.4, 0.5, 0.6]) expect(joints).toBeGreaterThan(2.5 * contrast([between, 3 + between, 4 + between]));
  expect(errors).toEqual([]);
});

test('bad files are rejected with a reason, huge ones before they are decoded, and a good one still works', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await open();
  const photo = await drawPhoto('jpeg');
  const text = (words: string) => Buffer.from(words, 'latin1');
  const png = await drawPhoto();
  const vast = Buffer.from(png);
  vast.writeUInt32BE(10_000, 16);
  vast.writeUInt32BE(8000, 20);
  const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#987' } });
  for (const [name, buffer, words] of [
    ['letter.jpg', text('Dear reader, this is no photo.'), "This file isn't a photo."],
    ['empty.jpg', Buffer.alloc(0), '0 bytes'],
    ['plan.svg', text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), 'drawing (SVG)'],
    ['moving.gif', text('GIF89a\x80\x02\xe0\x01\x00\x00\x00;'), 'This is a GIF.'],
    ['phone.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'Most Compatible'],
    ['vast.png', vast, '80 megapixels'],
    ['small.png', await flat(300, 200).png().toBuffer(), 'too small'],
    ['cut.jpg', photo.subarray(0, photo.length / 2), 'damaged or incomplete'],
    ['cut.png', png.subarray(0, png.length / 2), 'damaged or incomplete'],
    ['head.jpg', photo.subarray(0, 40), 'damaged or incomplete'],
  ] as const) {
    await pick(page, buffer, name, '');
    await expect.poll(() => section(page).getByRole('alert').textContent(), { message: name }).toContain(words);
    expect(await editor(page).count()).toBe(0);
  }
  await expectAccessible(page);
  // Upright, and no larger than the working size.
  const held = await flat(3600, 2700).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await pick(page, held, 'held.jpg', 'image/jpeg');
  await photoOf(page).waitFor();
  const size = await photoOf(page).evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : [],
  );
  expect(size).toEqual([1200, 1600]);
  expect(errors).toEqual([]);
});

test('a finger on a phone moves a corner under a loupe without scrolling the page', async () => {
  const { page, context, errors } = await open(phone);
  const client = await context.newCDPSession(page);
  await section(page).getByLabel('Take a photo').waitFor();
  await pick(page, await drawPhoto());
  await waitForFloor(page);
  await button(page, 'Board size').tap();
  await photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
  const from = await button(page, 'Far left corner').boundingBox();
  if (!from) throw new Error('There is no corner');
  expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(48);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const scrolled = () => page.evaluate(() => scrollY);
  const top = await scrolled();
  await touch('touchStart', { x, y });
  for (const step of [10, 20, 30]) await touch('touchMove', { x: x - step, y: y - step });
  await expect.poll(() => editor(page).locator('[data-side]').count()).toBe(1);
  await touch('touchEnd', null);
  await expect.poll(() => editor(page).locator('[data-side]').count()).toBe(0);
  const place = async () => {
    const to = await button(page, 'Far left corner').boundingBox();
    return [to?.x, to?.y];
  };
  await expect.poll(place).toEqual([expect.closeTo(from.x - 30, 0), expect.closeTo(from.y - 30, 0)]);
  expect(await scrolled()).toBe(top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('of two photos opened one after the other, the second stays, even if the first takes longer', async () => {
  const { page, errors } = await open();
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const slow = new Promise((done) => addEventListener('read-first', done));
    let calls = 0;
    Blob.prototype.arrayBuffer = async function () {
      document.documentElement.dataset.reads = `${++calls}`;
      if (calls === 1) await slow;
      return read.call(this);
    };
  });
  const plain = (width: number) =>
    sharp({ create: { width, height: 500, channels: 3, background: '#987' } })
      .png()
      .toBuffer();
  await pick(page, await plain(900));
  await page.waitForSelector('[data-reads]');
  await pick(page, await plain(700));
  const width = () => photoOf(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0));
  await expect.poll(width).toBe(700);
  await page.evaluate(() => dispatchEvent(new Event('read-first')));
  await page.waitForTimeout(500);
  expect(await width()).toBe(700);
  expect(errors).toEqual([]);
});

test('a brush stroke ends where the finger was lifted, however fast it was', async () => {
  const { page, before } = await openBedroom();
  await button(page, 'Brush').click();
  await button(page, 'Add floor').click();
  const changeAt = async (point: Point) => apartAt(await readPicture(page), before, point);
  const end = { x: room.bed.x + 60, y: room.bed.y };
  expect(await changeAt(end)).toBeLessThan(2);
  const [from, to] = [await placeOf(page, room.bed), await placeOf(page, end)];
  // All within one frame.
  await editor(page)
    .getByRole('application', { name: 'Brush on the photo' })
    .evaluate(
      (surface, { from, to }) => {
        surface.setPointerCapture = () => {};
        surface.hasPointerCapture = () => true;
        const send = (type: string, { x, y }: { x: number; y: number }) =>
          surface.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerId: 1, bubbles: true }));
        send('pointerdown', from);
        send('pointermove', to);
        send('pointerup', to);
      },
      { from, to },
    );
  await expect.poll(() => changeAt(end)).toBeGreaterThan(8);
});

test('a tap that fails says so, and the next one works', async () => {
  const { page, before } = await openBedroom();
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    let hasFailed = false;
    Worker.prototype.postMessage = function (job: object) {
      if (hasFailed || !('taps' in job)) return send.call(this, job);
      hasFailed = true;
      this.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
    };
  });
  await clickAt(page, room.floor);
  await expect.poll(() => status(page).textContent()).toBe("That didn't work. Tap again, or use the brush.");
  await clickAt(page, room.floor);
  await expect.poll(async () => apartAt(await readPicture(page), before, room.floor)).toBeLessThan(2);
  await waitForFloor(page);
});
