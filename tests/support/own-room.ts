/** The visitor's own photo in the visualizer. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Point } from '#visualizer/engine/homography.ts';
import { violationsOn } from './axe.ts';
import { photoFile } from './room-photos.ts';
import { browser, origin } from './site/browsed.ts';
import { openVisualizer } from './visualizer.ts';

/** Spots in a rendered bedroom, as shares of its width and height: in the middle of its floor, on the bed, and on the wall. */
export const floor = { x: 0.875, y: 0.89 };
export const bed = { x: 0.625, y: 0.68 };
export const wall = { x: 0.9, y: 0.1 };
export const oak = 'Your room with oak hardwood';
/** Mean differences of bytes: a new floor changes more than `changed`, scaling less than `same`. */
export const changed = 8;
const same = 4;

export const section = (page: Page) => page.locator('[data-island="Visualizer"]');
export const editor = (page: Page) => page.getByRole('group', { name: 'Your photo with a new floor' });
export const picker = (page: Page) => page.getByLabel('Choose a photo');
export const photoOf = (page: Page) => editor(page).getByRole('img', { name: 'Your photo', exact: true });
export const button = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true });
export const status = (page: Page) => editor(page).locator('p[role="status"]:not(.unseen)').first();
export const surface = (page: Page) => editor(page).getByRole('application');

/** Opens the page at the visitor's own photo. */
export function openPhotoView(options: BrowserContextOptions = {}) {
  return openVisualizer(browser, origin, { at: '#view=photo', axe: true, ...options });
}

export async function pick(page: Page, buffer: Buffer, name = 'room.png', mimeType = 'image/png') {
  await picker(page).setInputFiles({ name, mimeType, buffer });
}

/** Opens the page with a small photo of the bedroom and waits for its new floor. */
export async function openBedroom(options: BrowserContextOptions = {}) {
  const visitor = await openPhotoView(options);
  await visitor.page.waitForLoadState('networkidle');
  const sent: { method: string; url: string; body: number }[] = [];
  visitor.context.on('request', (request) =>
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer()?.length ?? 0 }),
  );
  await pick(visitor.page, await sharp(photoFile('bedroom-dresser')).resize(384).png().toBuffer());
  await waitForFloor(visitor.page);
  return { ...visitor, sent };
}

export async function waitForFloor(page: Page, caption = oak) {
  await expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toBe(caption);
}

/** The bytes around a spot, in the photo and with the new floor. */
function bytesAt(page: Page, spot: Point): Promise<number[][]> {
  return editor(page)
    .locator('canvas[role="img"]')
    .evaluateAll(
      (canvases, { x, y }) =>
        canvases.map((canvas) => {
          const copy = new OffscreenCanvas(4, 4).getContext('2d', { willReadFrequently: true });
          if (!(canvas instanceof HTMLCanvasElement) || !copy) return [];
          const { width, height } = canvas;
          copy.drawImage(canvas, (x - 0.006) * width, (y - 0.009) * height, 0.012 * width, 0.018 * height, 0, 0, 4, 4);
          return [...copy.getImageData(0, 0, 4, 4).data];
        }),
      spot,
    );
}

/** How much the new floor changes the photo at a spot: the mean difference of the bytes around it. */
async function changeAt(page: Page, spot: Point): Promise<number> {
  const [before = [], after = []] = await bytesAt(page, spot);
  return before.reduce((sum, byte, index) => sum + Math.abs(byte - (after[index] ?? 0)), 0) / 48;
}

/** How much lighter the new floor makes a spot. */
export async function lightensAt(page: Page, spot: Point): Promise<number> {
  const [before = 0, after = 0] = (await bytesAt(page, spot)).map((bytes) => bytes.reduce((sum, byte) => sum + byte, 0) / 48);
  return after - before;
}

export const expectFloor = (page: Page, spot: Point) => expect.poll(() => changeAt(page, spot)).toBeGreaterThan(changed);
export const expectNoFloor = (page: Page, spot: Point) => expect.poll(() => changeAt(page, spot)).toBeLessThan(same);

/** Scrolls the photo into view and returns where a spot of it is in the window. */
export async function placeOf(page: Page, { x, y }: Point): Promise<Point> {
  await scrollToPhoto(page);
  const area = await photoOf(page).boundingBox();
  if (!area) throw new Error('The photo is not shown');
  return { x: area.x + x * area.width, y: area.y + y * area.height };
}

export function scrollToPhoto(page: Page) {
  return photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
}

export async function clickAt(page: Page, spot: Point) {
  const { x, y } = await placeOf(page, spot);
  await page.mouse.click(x, y);
}

export async function middleOf(handle: Locator): Promise<Point> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function isFocused(element: Locator) {
  await expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
}

export async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
}
