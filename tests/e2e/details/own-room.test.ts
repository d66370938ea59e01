import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Point } from '#visualizer/engine/homography.ts';
import { phone } from '../../support/browser.ts';
import {
  bed,
  button,
  changed,
  clickAt,
  editor,
  expectAccessible,
  expectFloor,
  expectNoFloor,
  floor,
  isFocused,
  lightensAt,
  middleOf,
  oak,
  openBedroom,
  openPhotoView,
  photoOf,
  pick,
  picker,
  placeOf,
  scrollToPhoto,
  section,
  status,
  surface,
  waitForFloor,
  wall,
} from '../../support/own-room.ts';
import { onRug, photoFile, rugPhotoFile } from '../../support/room-photos.ts';
import { origin } from '../../support/site/browsed.ts';
import { choose, figures, project } from '../../support/visualizer.ts';

test('the floor is found without a tap, taps and the brush correct it, and nothing is sent', { timeout: 120_000 }, async () => {
  const { page, errors, sent } = await openBedroom();
  await expectAccessible(page);
  await expectFloor(page, floor);
  for (const spot of [bed, wall]) await expectNoFloor(page, spot);

  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  await failNextTap(page);
  await clickAt(page, floor);
  await expect.poll(() => status(page).textContent()).toBe("That didn't work. Tap again, or use the brush.");
  await clickAt(page, floor);
  await expectNoFloor(page, floor);
  await clickAt(page, floor);
  await expectFloor(page, floor);
  await button(page, 'Undo').click();
  await expectNoFloor(page, floor);
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expectFloor(page, floor);
  await waitForFloor(page);

  await button(page, 'Brush').click();
  await expectAccessible(page);
  await clickAt(page, floor);
  await expectNoFloor(page, floor);
  await button(page, 'Add floor').click();
  const end = { x: bed.x + 0.09, y: bed.y };
  await drawInOneFrame(page, bed, end);
  for (const spot of [bed, end]) await expectFloor(page, spot);

  await button(page, 'Light').click();
  await expectAccessible(page);
  await button(page, 'Tap to fix').click();
  await button(page, 'Start with an empty floor').click();
  for (const spot of [bed, { x: 0.15, y: 0.94 }]) await expectNoFloor(page, spot);
  await clickAt(page, floor);
  await expectFloor(page, floor);
  await waitForFloor(page);

  await page.emulateMedia({ media: 'print' });
  expect(await editor(page).getByRole('img', { name: oak }).isVisible()).toBe(true);
  expect(await status(page).isVisible()).toBe(true);
  expect(await editor(page).locator('button, summary, fieldset').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });

  // A dark floor in place of a light one, not added to it.
  await choose(page, /Walnut Hardwood/);
  await waitForFloor(page, 'Your room with walnut hardwood');
  expect(await lightensAt(page, floor)).toBeLessThan(-changed);
  await choose(page, /Oak Hardwood/);
  await waitForFloor(page);

  await button(page, 'Show before').click();
  await expect.poll(() => status(page).textContent()).toBe('Your photo as it is');
  expect(await editor(page).getByRole('img', { name: oak }).isVisible()).toBe(false);
  await button(page, 'Remove the photo').click();
  await isFocused(picker(page));
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('data:');
  expect(sent.length).toBeGreaterThan(0);
  // Chromium with a window asks for the icon again.
  const isFile = (url: string) => url.startsWith(`${origin}/assets/`) || url === `${origin}/favicon.svg`;
  expect(sent.filter(({ method, url, body }) => method !== 'GET' || body > 0 || !isFile(url))).toEqual([]);
  expect(errors.filter((error) => !error.includes('The floor could not be found'))).toEqual([]);
});

/** Lets the Worker crash at the next tap. */
function failNextTap(page: Page) {
  return page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (job: object) {
      if (!('taps' in job)) return send.call(this, job);
      Worker.prototype.postMessage = send;
      this.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
    };
  });
}

/** A stroke so fast that the browser draws nothing before its end. */
async function drawInOneFrame(page: Page, from: Point, to: Point) {
  const points = [await placeOf(page, from), await placeOf(page, to)] as const;
  await surface(page).evaluate((element, [from, to]) => {
    // A pointer that a script makes can't be captured.
    element.setPointerCapture = () => {};
    const send = (type: string, { x, y }: { x: number; y: number }) =>
      element.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, button: 0, pointerId: 1, isPrimary: true, bubbles: true }),
      );
    send('pointerdown', from);
    send('pointermove', to);
    send('pointerup', to);
  }, points);
}

test('by keyboard: tap, brush, move a corner and give a size, which changes the drawing', { timeout: 120_000 }, async () => {
  const { page, errors } = await openBedroom();
  await isFocused(editor(page));
  await page.keyboard.press('Tab');
  await isFocused(surface(page));
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowDown');
  for (let press = 0; press < 18; press++) await page.keyboard.press('ArrowRight');
  const spot = { x: 0.86, y: 0.87 };
  await expectFloor(page, spot);
  await page.keyboard.press('Enter');
  await expectNoFloor(page, spot);
  await surface(page)
    .getByText(/^Floor removed, 8\d% from the left, 8\d% from the top$/)
    .waitFor({ state: 'attached' });
  await button(page, 'Undo').press('Enter');
  await expectFloor(page, spot);

  await button(page, 'Brush').press('Enter');
  await button(page, 'Add floor').press('Enter');
  await surface(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectFloor(page, { x: 0.5, y: 0.75 });

  await button(page, 'Board size').press('Enter');
  const corner = button(page, 'Near left corner');
  await corner.focus();
  const start = await middleOf(corner);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowUp']) await page.keyboard.press(key);
  const moved = async () => {
    const { x, y } = await middleOf(corner);
    return [x - start.x, y - start.y];
  };
  await expect.poll(moved).toEqual([expect.closeTo(-2, 0), expect.closeTo(-10, 0)]);

  await editor(page).getByText('Get the size').press('Enter');
  await editor(page).getByLabel('Width, feet').fill('x');
  await editor(page).getByLabel('Depth, feet').fill('6');
  await button(page, 'Use this size').press('Enter');
  await editor(page).getByText('Enter feet and inches as numbers').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('own-width-feet');
  await waitForFloor(page);
  const before = await pictureOf(page);
  await editor(page).getByLabel('Width, feet').fill('8');
  await page.keyboard.press('Enter');
  await editor(page).getByText('8 ft x 6 ft, 48 sq ft').waitFor();
  await expect.poll(() => pictureOf(page)).not.toBe(before);
  await expectAccessible(page);
  // It may be a rug or a few tiles, so it isn't taken for the room.
  expect(await project(page).textContent()).toContain('per sq ft, installed');
  await button(page, 'Price a room of this size').press('Enter');
  await expect.poll(() => figures(page)).toContain('48 sq ft');

  await scrollToPhoto(page);
  const [from, across] = [await middleOf(corner), await middleOf(button(page, 'Far right corner'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(2 * across.x - from.x, 2 * across.y - from.y);
  await page.mouse.up();
  await expect.poll(() => editor(page).getByRole('alert').first().textContent()).toContain("can't cross");
  expect(errors).toEqual([]);
});

function pictureOf(page: Page): Promise<string> {
  return editor(page)
    .getByRole('img', { name: oak })
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
}

/** A plain floor in front of a plain wall. */
function drawPhoto(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return plain(320, 240, '#c8c8c8')
    .composite([{ input: { create: { width: 320, height: 140, channels: 3, background: '#8c8c8c' } }, gravity: 'south' }])
    .toFormat(format)
    .toBuffer();
}

function plain(width: number, height: number, background = '#987') {
  return sharp({ create: { width, height, channels: 3, background } });
}

test('where a rug is plausible, one question with two pictures asks whether to cover it', { timeout: 120_000 }, async () => {
  const { page, errors } = await openPhotoView(phone);
  await pick(page, await rugPhotoFile());
  await waitForFloor(page);
  const question = editor(page).getByRole('group', { name: 'Cover the rug, too?' });
  const [keep, cover] = [
    question.getByRole('button', { name: 'Keep the rug' }),
    question.getByRole('button', { name: 'Cover it' }),
  ];
  const pressed = () => Promise.all([keep, cover].map((each) => each.getAttribute('aria-pressed')));
  expect(await pressed()).toEqual(['true', 'false']);
  await expectNoFloor(page, onRug);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const each of [keep, cover]) expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const previews = await question
    .locator('canvas')
    .evaluateAll((canvases) => canvases.map((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '')));
  expect(new Set(previews).size).toBe(2);

  await keep.tap();
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  await cover.press('Enter');
  await expectFloor(page, onRug);
  await isFocused(cover);
  expect(await pressed()).toEqual(['false', 'true']);
  await waitForFloor(page);
  await clickAt(page, onRug);
  await expectNoFloor(page, onRug);
  await keep.tap();
  await cover.tap();
  await waitForFloor(page);
  await expectNoFloor(page, onRug);
  for (let mark = 0; mark < 3; mark++) await button(page, 'Undo').tap();
  await expectFloor(page, onRug);
  await button(page, 'Undo').tap();
  await expectNoFloor(page, onRug);
  expect(await pressed()).toEqual(['true', 'false']);
  await button(page, 'Start with an empty floor').tap();
  await expect.poll(() => question.count()).toBe(0);

  // The photo is never stored, and neither is the answer.
  await page.reload();
  await pick(page, await sharp(photoFile('bedroom-dresser')).resize(384).png().toBuffer());
  await waitForFloor(page);
  expect(await question.count()).toBe(0);
  expect(errors).toEqual([]);
});

test('the page says what it does while a photo opens, and Cancel stops every step for good', { timeout: 120_000 }, async () => {
  const { page, errors } = await openPhotoView();
  const photo = await drawPhoto();
  const cancel = section(page).getByRole('button', { name: 'Cancel', exact: true });
  const cancelAt = async (line: Locator, text: string) => {
    await expect.poll(() => line.textContent()).toBe(text);
    await expectAccessible(page);
    await cancel.press('Enter');
    await isFocused(picker(page));
    await page.evaluate(() => dispatchEvent(new Event('go-on')));
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    expect([await editor(page).count(), await cancel.count()]).toEqual([0, 0]);
  };

  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      Blob.prototype.arrayBuffer = read;
      await new Promise((done) => addEventListener('go-on', done));
      return read.call(this);
    };
  });
  await pick(page, photo);
  await cancelAt(section(page).getByRole('group', { name: 'Your photo' }).getByRole('status'), 'Opening your photo…');
  for (const [part, text] of [
    ['taps', 'Looking for the floor…'],
    ['oldPattern', 'Working out the light…'],
    ['texture', 'Drawing Oak Hardwood…'],
  ] as const) {
    await holdNextJob(page, part);
    await pick(page, photo);
    await cancelAt(status(page), text);
  }
  await pick(page, photo);
  await waitForFloor(page);
  expect(await cancel.count()).toBe(0);
  expect(errors).toEqual([]);
});

/** Sends a worker's next job that has this part only when the page goes on. */
function holdNextJob(page: Page, part: string) {
  return page.evaluate((part) => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (job: object) {
      if (!(part in job)) return send.call(this, job);
      Worker.prototype.postMessage = send;
      addEventListener('go-on', () => send.call(this, job), { once: true });
    };
  }, part);
}

test('bad files are rejected with a reason, and of two good ones the last one chosen stays', async () => {
  const { page, errors } = await openPhotoView();
  const png = await drawPhoto();
  const text = (words: string) => Buffer.from(words, 'latin1');
  const vast = Buffer.from(png);
  vast.writeUInt32BE(10_000, 16);
  vast.writeUInt32BE(8000, 20);
  for (const [name, buffer, words] of [
    // tests/unit/components/photo-header.test.ts knows more kinds of files.
    ['letter.jpg', text('Dear reader, this is no photo.'), "This file isn't a photo."],
    ['empty.jpg', Buffer.alloc(0), '0 bytes'],
    ['phone.heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'Most Compatible'],
    ['vast.png', vast, '80 megapixels'],
    ['small.png', await plain(300, 200).png().toBuffer(), 'too small'],
    ['head.jpg', (await drawPhoto('jpeg')).subarray(0, 40), 'damaged or incomplete'],
  ] as const) {
    await pick(page, buffer, name, '');
    await expect.poll(() => section(page).getByRole('alert').textContent(), { message: name }).toContain(words);
    expect(await editor(page).count()).toBe(0);
  }
  await expectAccessible(page);

  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      Blob.prototype.arrayBuffer = read;
      dataset.isReading = '';
      await new Promise((done) => addEventListener('go-on', done));
      return read.call(this);
    };
    const close = ImageBitmap.prototype.close;
    ImageBitmap.prototype.close = function () {
      // Of the slow photo, once as decoded and once as drawn upright.
      if (this.width === 500) dataset.closed = `${Number(dataset.closed ?? 0) + 1}`;
      close.call(this);
    };
  });
  await pick(page, await plain(500, 300).png().toBuffer());
  await page.waitForSelector('[data-is-reading]');
  await pick(page, await plain(400, 300).png().toBuffer());
  const sizeOf = () =>
    photoOf(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : []));
  await expect.poll(sizeOf).toEqual([400, 300]);
  await page.evaluate(() => dispatchEvent(new Event('go-on')));
  await page.waitForSelector('[data-closed="2"]');
  expect(await sizeOf()).toEqual([400, 300]);
  await expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toContain('We found no floor in this photo');

  // Upright, and no larger than the working size.
  await button(page, 'Remove the photo').click();
  const held = await plain(1800, 1350).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await pick(page, held, 'held.jpg', 'image/jpeg');
  await expect.poll(sizeOf).toEqual([1200, 1600]);

  // Without the bars of a screenshot, and the three pixels beside them that compression blurs.
  await button(page, 'Remove the photo').click();
  const bars = { top: 40, bottom: 40, background: '#000' };
  await pick(
    page,
    await sharp(await drawPhoto())
      .extend(bars)
      .png()
      .toBuffer(),
  );
  await expect.poll(sizeOf).toEqual([320, 234]);
  await waitForFloor(page);
  expect(errors).toEqual([]);
});

test('a finger on a phone moves a corner under a loupe, and two fingers move and draw nothing', async () => {
  const { page, context, errors } = await openPhotoView(phone);
  const client = await context.newCDPSession(page);
  await section(page).getByLabel('Take a photo').waitFor();
  await pick(page, await drawPhoto());
  await waitForFloor(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const by = ({ x, y }: Point, distance: number) => ({ x: x + distance, y: y - distance });

  await button(page, 'Brush').tap();
  const [first, second] = [await placeOf(page, { x: 0.3, y: 0.8 }), await placeOf(page, { x: 0.7, y: 0.8 })];
  await touch('touchStart', first);
  await touch('touchMove', by(first, 5));
  await touch('touchStart', by(first, 5), second);
  for (const step of [5, 10]) await touch('touchMove', by(first, 5 + step), by(second, step));
  await touch('touchEnd');
  expect(await button(page, 'Undo').isDisabled()).toBe(true);
  await touch('touchStart', first);
  await touch('touchEnd');
  await expect.poll(() => button(page, 'Undo').isDisabled()).toBe(false);

  await button(page, 'Board size').tap();
  await scrollToPhoto(page);
  const corner = button(page, 'Far left corner');
  /** Where the corner is on the photo: two fingers may scroll the page. */
  const place = async () => {
    const [{ x, y }, photo] = [await middleOf(corner), await middleOf(photoOf(page))];
    return { x: x - photo.x, y: y - photo.y };
  };
  const start = await place();
  const near = (distance: number) => ({ x: expect.closeTo(start.x + distance, 0), y: expect.closeTo(start.y - distance, 0) });
  const [left, right] = [await middleOf(corner), await middleOf(button(page, 'Far right corner'))];
  await touch('touchStart', left);
  await touch('touchMove', by(left, 10));
  await touch('touchStart', by(left, 10), right);
  for (const step of [5, 10]) await touch('touchMove', by(left, 10 + step), by(right, step));
  await touch('touchEnd');
  await expect.poll(place).toEqual(near(0));

  const loupe = editor(page).locator('[data-side]');
  await scrollToPhoto(page);
  const top = await page.evaluate(() => scrollY);
  const grabbed = await middleOf(corner);
  await touch('touchStart', grabbed);
  for (const step of [10, 20, 30]) await touch('touchMove', by(grabbed, step));
  await expect.poll(() => loupe.count()).toBe(1);
  await touch('touchEnd');
  await expect.poll(() => loupe.count()).toBe(0);
  await expect.poll(place).toEqual(near(30));
  const box = await corner.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  expect(errors).toEqual([]);
});
