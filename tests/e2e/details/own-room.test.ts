import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '#visualizer/engine/homography.ts';
import { phone } from '../../support/browser.ts';
import * as room from '../../support/own-room.ts';
import { button, editor, expectFloor, expectNoFloor, isFocused, picker, status, surface, words } from '../../support/own-room.ts';

const floor = { x: 0.875, y: 0.87 };
const bed = { x: 0.625, y: 0.68 };

async function openBedroom(options?: Parameters<typeof room.open>[0]) {
  const visitor = await room.open(options);
  await room.pick(visitor.page, await room.bedroom());
  await room.waitForFloor(visitor.page);
  return visitor;
}

test('by keyboard: arrows move the brush, Space paints, minus takes away, plus comes closer', { timeout: 120_000 }, async () => {
  const { page, errors } = await openBedroom();
  await surface(page).focus();
  // The browser's own shortcut
  await page.keyboard.press('Control+-');
  expect(await surface(page).textContent()).toBe('');
  for (let press = 0; press < 30; press++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('-');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  const at = /(\d+)% from the left, (\d+)% from the top/;
  await surface(page)
    .getByText(/^Brush up/)
    .waitFor({ state: 'attached' });
  const [, left, top] = at.exec((await surface(page).textContent()) ?? '') ?? [];
  const spot = { x: Number(left) / 100, y: Number(top) / 100 };
  await expectNoFloor(page, spot);
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press(' ');
  await expectFloor(page, spot);

  const width = async () => (await surface(page).boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(2.5 * whole, 0);
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(whole, 0);
  await room.expectAccessible(page);
  expect(errors).toEqual([]);
});

test('two fingers come closer and paint nothing, also not with the one that stays longer', { timeout: 120_000 }, async () => {
  const { page, context, errors } = await openBedroom(phone);
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (Point & { id?: number })[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [one, other] = [await room.placeOf(page, { x: 0.4, y: 0.8 }), await room.placeOf(page, { x: 0.6, y: 0.8 })];
  const width = async () => (await surface(page).boundingBox())?.width ?? 0;
  const whole = await width();
  await touch('touchStart', { ...one, id: 0 });
  await touch('touchStart', { ...one, id: 0 }, { ...other, id: 1 });
  for (const step of [10, 20, 30]) {
    await touch('touchMove', { x: one.x - step, y: one.y, id: 0 }, { x: other.x + step, y: other.y, id: 1 });
  }
  await touch('touchEnd', { x: one.x - 30, y: one.y, id: 0 });
  await touch('touchMove', { x: one.x - 60, y: one.y, id: 0 });
  await touch('touchEnd');
  await expect.poll(width).toBeGreaterThan(1.5 * whole);
  expect(await button(page, words.undo).isDisabled()).toBe(true);
  await button(page, words.zoomOut).tap();
  await expect.poll(width).toBeCloseTo(whole, 0);

  const spot = await room.placeOf(page, floor);
  await touch('touchStart', spot);
  await touch('touchEnd');
  await expect.poll(() => button(page, words.undo).isDisabled()).toBe(false);
  await expectNoFloor(page, floor);
  expect(errors).toEqual([]);
});

test('after a crash the next stroke works, an empty floor and another floor can be chosen, and it prints', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await openBedroom();
  await failNextStroke(page);
  await room.paint(page, floor);
  await editor(page).getByText(words.notPainted).waitFor();
  await room.paint(page, floor);
  await expectNoFloor(page, floor);
  await button(page, words.empty).click();
  await expectNoFloor(page, { x: 0.15, y: 0.94 });
  await button(page, words.brushes.floor).click();
  await room.paint(page, floor, { x: 0.5, y: 0.95 }, { x: 0.15, y: 0.9 });
  for (const spot of [floor, { x: 0.15, y: 0.9 }]) await expectFloor(page, spot);
  await expectNoFloor(page, bed);

  const before = await room.bytesAt(page, floor);
  await page.getByRole('radio').nth(2).check({ force: true });
  await expect.poll(() => room.bytesAt(page, floor)).not.toEqual(before);
  await room.waitForFloor(page);

  await page.emulateMedia({ media: 'print' });
  expect(await editor(page).locator('canvas[role="img"]').nth(1).isVisible()).toBe(true);
  expect(await editor(page).locator('button, input').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: null });

  await button(page, words.showBefore).click();
  await expect.poll(() => status(page).textContent()).toBe(words.asItIs);
  await button(page, words.removePhoto).click();
  await isFocused(picker(page));
  expect(errors.filter((error) => !error.includes('could not be painted'))).toEqual([]);
});

/** Lets the Worker crash at the next stroke. */
function failNextStroke(page: Page) {
  return page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (job: object) {
      if (!('painted' in job)) return send.call(this, job);
      Worker.prototype.postMessage = send;
      this.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
    };
  });
}

// tests/unit/components/photo-header.test.ts knows more kinds of files.
test('bad files are rejected with a reason, and a photo held upright is upright, and no larger than the working size', async () => {
  const { page, errors } = await room.open();
  const vast = Buffer.from(await room.drawPhoto());
  vast.writeUInt32BE(10_000, 16);
  vast.writeUInt32BE(8000, 20);
  for (const [name, buffer, reason] of [
    ['letter.jpg', Buffer.from('Dear reader, this is no photo.'), "This file isn't a photo."],
    ['vast.png', vast, '80 megapixels'],
    ['head.jpg', (await room.drawPhoto('jpeg')).subarray(0, 40), 'damaged or incomplete'],
  ] as const) {
    await room.pick(page, buffer, name, '');
    await expect.poll(() => room.section(page).getByRole('alert').textContent(), { message: name }).toContain(reason);
    expect(await editor(page).count()).toBe(0);
  }
  await room.expectAccessible(page);

  const held = await room.plain(1800, 1350).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await room.pick(page, held, 'held.jpg', 'image/jpeg');
  const sizeOf = () =>
    room.photoOf(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : []));
  await expect.poll(sizeOf).toEqual([1200, 1600]);
  await editor(page).getByText(words.hints.none).waitFor();
  expect(errors).toEqual([]);
});
