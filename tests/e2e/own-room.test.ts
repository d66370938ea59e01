import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Point } from '../../visualizer/engine/homography.ts';
import { bringAxe, violationsOn } from '../support/axe.ts';
import { phone, visit } from '../support/browser.ts';
import { type Camera, toFloor, toPixel } from '../support/camera.ts';
import { browser, server } from '../support/served.ts';
import { disableWebgl } from '../support/webgl.ts';

const foot = 0.3048;
const camera: Camera = { width: 640, height: 480, focal: 430, yaw: 32, pitch: 35, eye: 1.7 };
/** The marked rectangle, 6 by 5 feet: its near left corner on the floor, and its sides in meters. */
const marked = { x: -2.1, y: 1, width: 6 * foot, depth: 5 * foot };
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
].map(([x = 0, y = 0]) => toPixel(camera, { x: marked.x + x * marked.width, y: marked.y + y * marked.depth }));
const cornerNames = ['Near left corner', 'Near right corner', 'Far right corner', 'Far left corner'];
/** A box on the rectangle, in pixels of the photo. */
const box = { left: 290, top: 250, right: 350, bottom: 310 };
/** In meters on the floor. Everything to the left is in shadow. */
const shadowEdge = -1.4;

/** Draws a floor of gray boards with dark joints, a shadow and a red box on it, in front of a wall. */
async function makePhoto(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const { width, height } = camera;
  const pixels = Buffer.alloc(width * height * 3, 200);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const floor = toFloor(camera, { x: x + 0.5, y: y + 0.5 });
      if (!floor || floor.y > 6) continue;
      const board = Math.floor(floor.x / 0.12);
      const joint = floor.x / 0.12 - board < 0.06;
      const light = (joint ? 60 : board % 2 ? 150 : 135) * (floor.x < shadowEdge ? 0.5 : 1);
      pixels.fill(Math.round(light), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) pixels.set([170, 40, 40], (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

const section = (page: Page) => page.getByRole('region', { name: 'Your own room' });
const picker = (page: Page) => section(page).getByLabel('Choose a photo');
const photoOf = (page: Page) => section(page).getByRole('img', { name: 'Your photo' });
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => section(page).getByRole('heading', { name });
const said = (page: Page) => section(page).locator('p[role="status"]:not(.unseen)').first();

/** Opens the page and waits until the section is awake. */
async function open(options: BrowserContextOptions = {}) {
  const visitor = await visit(browser, server.origin, { reducedMotion: 'reduce', ...options });
  await bringAxe(visitor.context);
  // The CPU renderer is faster here, and our own code computes every pixel.
  await visitor.page.addInitScript(disableWebgl);
  await visitor.page.goto('/visualizer', { waitUntil: 'networkidle' });
  await section(visitor.page).scrollIntoViewIfNeeded();
  await visitor.page.waitForSelector('[data-island="OwnRoom"][data-awake]', { state: 'attached' });
  await visitor.page.waitForLoadState('networkidle');
  return visitor;
}

async function pick(page: Page, buffer: Buffer, name = 'room.png', mimeType = 'image/png') {
  await picker(page).setInputFiles({ name, mimeType, buffer });
}

/** Scrolls the photo into view and returns where one of its pixels is in the window. */
async function placeOf(page: Page, { x, y }: Point): Promise<Point> {
  await photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
  const area = await photoOf(page).boundingBox();
  if (!area) throw new Error('The photo is not shown');
  return { x: area.x + (x / camera.width) * area.width, y: area.y + (y / camera.height) * area.height };
}

async function drawLine(page: Page, points: readonly Point[]) {
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
  const scale = camera.width / area.width;
  return { x: (handle.x + handle.width / 2 - area.x) * scale, y: (handle.y + handle.height / 2 - area.y) * scale };
}

/** Moves the far corners first. Otherwise the near ones would cross the sides. */
async function markByPointer(page: Page) {
  for (const index of [3, 2, 1, 0]) {
    const [name, to] = [cornerNames[index], corners[index]];
    if (name && to) await drawLine(page, [await handleAt(page, name), to]);
  }
}

async function waitForFloor(page: Page, caption: string) {
  await expect.poll(() => said(page).textContent(), { timeout: 30_000 }).toBe(caption);
}

async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  const picture = sharp(await readFile(await file.path())).removeAlpha();
  return { name: file.suggestedFilename(), pixels: await picture.raw().toBuffer(), ...(await picture.metadata()) };
}

/** The mean of red, green and blue over the wanted pixels. */
function mean(pixels: Buffer, wanted: (at: Point) => boolean): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < camera.height; y++) {
    for (let x = 0; x < camera.width; x++) {
      if (!wanted({ x, y })) continue;
      const at = (y * camera.width + x) * 3;
      sum += ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}

/** The mean difference of two pictures over the wanted pixels. */
function apart(one: Buffer, other: Buffer, wanted: (at: Point) => boolean): number {
  return mean(Buffer.from(one.map((value, index) => Math.abs(value - (other[index] ?? 0)))), wanted);
}

/** How far a pixel is inside the marked rectangle, in meters. Negative outside. */
function inside(at: Point): number {
  const floor = toFloor(camera, { x: at.x + 0.5, y: at.y + 0.5 });
  if (!floor) return -9;
  const [x, y] = [floor.x - marked.x, floor.y - marked.y];
  return Math.min(x, y, marked.width - x, marked.depth - y);
}

function inBox({ x, y }: Point, margin: number): boolean {
  return x >= box.left - margin && x < box.right + margin && y >= box.top - margin && y < box.bottom + margin;
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
}

test('by pointer: mark, measure one side, see a floor, paint, download, remove, and nothing is sent', {
  timeout: 180_000,
}, async () => {
  const { page, context, errors } = await open();
  const sent: { method: string; url: string; body: number }[] = [];
  context.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer()?.length ?? 0 }),
  );
  await expectAccessible(page);
  const photo = await makePhoto();
  const before = await sharp(photo).removeAlpha().raw().toBuffer();
  await pick(page, photo);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('1. Mark');
  await markByPointer(page);
  await expectAccessible(page);

  await section(page).getByLabel('Width, feet').fill('6');
  // The depth is 5 ft, but corners placed by hand are slightly off.
  await section(page)
    .getByText(/about (4 ft 11 in|5 ft|5 ft 1 in), from the photo/)
    .waitFor();
  await button(page, 'Lay a floor').click();
  await waitForFloor(page, 'Your room with oak hardwood');
  await expectAccessible(page);
  const first = await download(page);
  expect([first.name, first.format, first.width, first.height]).toEqual(['your-room-oak-hardwood.png', 'png', 640, 480]);
  expect(apart(first.pixels, before, (at) => inside(at) < -0.03)).toBeLessThan(0.5);
  expect(apart(first.pixels, before, (at) => inside(at) > 0.03)).toBeGreaterThan(15);
  // The box is still covered by floor.
  expect(apart(first.pixels, before, (at) => inBox(at, -3))).toBeGreaterThan(15);

  await button(page, 'Cover furniture').click();
  await expectAccessible(page);
  const { left, top, right, bottom } = { left: box.left + 12, top: box.top + 12, right: box.right - 12, bottom: box.bottom - 12 };
  await drawLine(page, [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: (top + bottom) / 2 },
    { x: left, y: (top + bottom) / 2 },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]);
  await waitForFloor(page, 'Your room with oak hardwood');
  const painted = await download(page);
  // The brush is round: the box's own corners stick out of it.
  expect(apart(painted.pixels, before, (at) => inBox(at, -8))).toBeLessThan(0.5);
  expect(apart(painted.pixels, before, (at) => inside(at) > 0.03 && !inBox(at, 20))).toBeGreaterThan(15);

  // The new floor has the photo's shadow but not the joints of the old boards.
  const isOnFloor = (from: number, to: number) => (at: Point) => {
    const floor = toFloor(camera, { x: at.x + 0.5, y: at.y + 0.5 });
    return inside(at) > 0.05 && !inBox(at, 24) && floor !== null && floor.x > from && floor.x < to;
  };
  const shadow = mean(painted.pixels, isOnFloor(shadowEdge - 0.6, shadowEdge - 0.25));
  const lit = mean(painted.pixels, isOnFloor(shadowEdge + 0.25, shadowEdge + 0.9));
  expect(shadow / lit).toBeLessThan(0.7);
  expect(shadow / lit).toBeGreaterThan(0.35);

  await button(page, 'Undo').click();
  await waitForFloor(page, 'Your room with oak hardwood');
  expect(apart((await download(page)).pixels, before, (at) => inBox(at, -3))).toBeGreaterThan(15);

  await button(page, 'Edge of the floor').click();
  await expectAccessible(page);
  await drawLine(page, [await handleAt(page, 'Corner 1 of 4'), { x: 10, y: 470 }]);
  await section(page)
    .getByText(/the floor within its edge about \d+ sq ft/)
    .waitFor();
  await waitForFloor(page, 'Your room with oak hardwood');

  await button(page, 'Show before').click();
  await expect.poll(() => said(page).textContent()).toBe('The photo as it is');
  expect(
    await section(page)
      .getByRole('img', { name: /Your room with/ })
      .isVisible(),
  ).toBe(false);

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

test('tiles have their true size: a joint every foot of the marked rectangle', { timeout: 120_000 }, async () => {
  const { page, errors } = await open();
  await pick(page, await makePhoto());
  await markByPointer(page);
  await section(page).getByLabel('Width, feet').fill('6');
  await section(page).getByLabel('Depth, inches').fill('60');
  await button(page, 'Lay a floor').click();
  await section(page).getByRole('radio', { name: 'Ceramic Tile' }).check({ force: true });
  await waitForFloor(page, 'Your room with ceramic tile');
  const { pixels } = await download(page);
  /** The mean light along a line across the floor at a distance from its near left corner in meters, without the box. */
  const profile = (x: number) => {
    let [sum, count] = [0, 0];
    for (let y = 0.03; y < marked.depth; y += 0.01) {
      const at = toPixel(camera, { x: marked.x + x, y: marked.y + y });
      if (inBox(at, 30)) continue;
      sum += pixels[(Math.floor(at.y) * camera.width + Math.floor(at.x)) * 3 + 1] ?? 0;
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
  // The joint at two feet is on the shadow's edge.
  const joints = contrast([1, 3, 4, 5]);
  for (const between of [0.4, 0.5, 0.6]) expect(joints).toBeGreaterThan(2.5 * contrast([between, 3 + between, 4 + between]));
  expect(errors).toEqual([]);
});

test('by keyboard: mark, get errors explained, see a floor, paint, change its edge and send its size to the plan', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await open();
  const photo = await makePhoto('jpeg');
  const before = await sharp(photo).removeAlpha().raw().toBuffer();
  await pick(page, photo, 'room.jpg', 'image/jpeg');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('1. Mark');
  await button(page, 'Near left corner').focus();
  const start = await handleAt(page, 'Near left corner');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  // Pixels of the page, ten times as many with Shift.
  const scale = ((await photoOf(page).boundingBox())?.width ?? 0) / camera.width;
  const moved = async () => {
    const { x, y } = await handleAt(page, 'Near left corner');
    return [(x - start.x) * scale, (y - start.y) * scale];
  };
  await expect.poll(moved).toEqual([expect.closeTo(3, 1), expect.closeTo(-10, 1)]);
  await section(page)
    .getByRole('status')
    .filter({ hasText: /^Near left corner: 2\d% from the left, 8\d% from the top$/ })
    .waitFor({ state: 'attached' });
  for (let press = 0; press < 70; press++) await page.keyboard.press('Shift+ArrowRight');
  const alert = () => section(page).getByRole('alert').textContent();
  await expect.poll(alert).toContain('must not cross');
  const stayed = await handleAt(page, 'Near left corner');
  expect(stayed.x).toBeLessThan((await handleAt(page, 'Near right corner')).x);
  await button(page, 'Reset').press('Enter');
  await expect.poll(async () => (await handleAt(page, 'Near left corner')).x).toBeCloseTo(camera.width * 0.2, 0);
  await expect.poll(alert).toBe('');

  // The first rectangle is seen straight on, so its depth can't be calculated.
  await section(page).getByLabel('Width, feet').fill('8');
  await page.keyboard.press('Enter');
  await section(page).getByText('This photo does not tell it').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('own-depth-feet');
  await page.keyboard.type('51');
  await page.keyboard.press('Enter');
  await section(page).getByText('Enter a length from 6 inches to 50 feet.').waitFor();
  expect(await section(page).getByLabel('Width, feet').inputValue()).toBe('8');
  await section(page).getByLabel('Depth, feet').fill('6');
  await page.keyboard.press('Enter');
  await waitForFloor(page, 'Your room with oak hardwood');
  await section(page).getByText('8 ft x 6 ft, 48 sq ft').waitFor();

  await button(page, 'Cover furniture').press('Enter');
  await section(page).getByRole('application', { name: 'Brush on the photo' }).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await waitForFloor(page, 'Your room with oak hardwood');
  // The stroke goes right from the middle, three quarters down.
  const covered = { x: camera.width / 2 + 16, y: camera.height * 0.75 };
  const near = (to: Point) => (at: Point) => Math.hypot(at.x - to.x, at.y - to.y) < 6;
  const painted = await download(page);
  expect(apart(painted.pixels, before, near(covered))).toBeLessThan(1.5);
  expect(apart(painted.pixels, before, near({ ...covered, y: covered.y + 45 }))).toBeGreaterThan(10);

  await button(page, 'Edge of the floor').press('Enter');
  await button(page, 'Add a corner after 1').press('Enter');
  await button(page, 'Corner 2 of 5').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await section(page)
    .getByText(/the floor within its edge about \d+ sq ft/)
    .waitFor();
  await page.keyboard.press('Delete');
  await button(page, 'Corner 2 of 4').waitFor();

  await button(page, 'Herringbone').press('Enter');
  await waitForFloor(page, 'Your room with oak hardwood, laid in herringbone');
  await button(page, 'Use this size in the plan').press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#plan=custom.oak-hardwood.8.6.0');
  await page.locator('[data-island="Visualizer"]').getByText('8 x 6 ft', { exact: true }).waitFor();
  // The photo follows the plan, too.
  await page
    .locator('[data-island="Visualizer"]')
    .getByRole('radio', { name: /Walnut/ })
    .check({ force: true });
  await waitForFloor(page, 'Your room with walnut hardwood, laid in herringbone');
  expect(errors).toEqual([]);
});

test('bad files are rejected with a reason, huge ones before they are decoded, and a good one still works', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await open();
  const photo = await makePhoto('jpeg');
  const text = (words: string) => Buffer.from(words, 'latin1');
  const png = await makePhoto();
  const vast = Buffer.from(png);
  vast.writeUInt32BE(10_000, 16);
  vast.writeUInt32BE(8000, 20);
  const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#987' } });
  for (const [name, buffer, words] of [
    ['letter.jpg', text('Dear reader, this is no photo.'), 'This file is not a photo.'],
    ['empty.jpg', Buffer.alloc(0), '0 bytes'],
    ['plan.svg', text('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), 'drawing (SVG)'],
    ['moving.gif', text('GIF89a\x80\x02\xe0\x01\x00\x00\x00;'), 'This is a GIF.'],
    ['phone.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'Most Compatible'],
    ['vast.png', vast, '80 megapixels'],
    ['small.png', await flat(300, 200).png().toBuffer(), 'too small'],
    ['cut.jpg', photo.subarray(0, photo.length / 2), 'damaged or not complete'],
    ['cut.png', png.subarray(0, png.length / 2), 'damaged or not complete'],
    ['head.jpg', photo.subarray(0, 40), 'damaged or not complete'],
  ] as const) {
    await pick(page, buffer, name, '');
    await expect.poll(() => section(page).getByRole('alert').textContent(), { message: name }).toContain(words);
    expect(await heading(page, '1. Mark a rectangle').count()).toBe(0);
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
  await section(page).getByLabel('Take a photo').waitFor();
  await pick(page, await makePhoto());
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('1. Mark');
  await photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
  const from = await button(page, 'Far left corner').boundingBox();
  if (!from) throw new Error('There is no corner');
  expect(Math.min(from.width, from.height)).toBeGreaterThanOrEqual(48);
  const client = await context.newCDPSession(page);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const scrolled = () => page.evaluate(() => scrollY);
  const top = await scrolled();
  await touch('touchStart', { x, y });
  for (const step of [10, 20, 30]) await touch('touchMove', { x: x - step, y: y - step });
  await expect.poll(() => section(page).locator('[data-side]').count()).toBe(1);
  await touch('touchEnd', null);
  await expect.poll(() => section(page).locator('[data-side]').count()).toBe(0);
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

test('a photo chosen before the section wakes is opened', async () => {
  const { page } = await visit(browser, server.origin);
  await page.route(/assets\/.*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.goto('/visualizer', { waitUntil: 'commit' });
  await pick(page, await makePhoto());
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await heading(page, '1. Mark a rectangle').waitFor();
});

test('with scripts off, the section says that it needs them and offers no controls', async () => {
  const { page } = await visit(browser, server.origin, { javaScriptEnabled: false });
  await page.goto('/visualizer');
  expect(await section(page).getByText('works on your device with scripts').isVisible()).toBe(true);
  expect(await picker(page).isVisible()).toBe(false);
});
