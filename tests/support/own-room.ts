/** What browser tests of the visitor's own photo share. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import type { Point } from '#visualizer/engine/homography.ts';
import { violationsOn } from './axe.ts';
import { photoFile } from './room-photos.ts';
import { openVisualizer } from './visualizer.ts';

export const words = wordsIn('en').photoTools;

/** Mean differences of bytes: a new floor changes more than `changed`, scaling less than `same`. */
const changed = 8;
const same = 4;

export const section = (page: Page) => page.locator('[data-island="Visualizer"]');
export const editor = (page: Page) => page.getByRole('group', { name: words.editor });
export const picker = (page: Page) => page.getByLabel(words.choose);
export const photoOf = (page: Page) => editor(page).getByRole('img', { name: words.photo, exact: true });
export const button = (page: Page, name: string) => editor(page).getByRole('button', { name, exact: true });
export const status = (page: Page) => editor(page).locator('> p[role="status"]');
export const surface = (page: Page) => editor(page).getByRole('application');

/** Opens the page at the visitor's own photo. */
export function open(options: BrowserContextOptions = {}) {
  return openVisualizer({ at: '#view=photo', axe: true, ...options });
}

export async function pick(page: Page, buffer: Buffer, name = 'room.png', mimeType = 'image/png') {
  await picker(page).setInputFiles({ name, mimeType, buffer });
}

/** A rendered bedroom, small. */
export function bedroom(): Promise<Buffer> {
  return sharp(photoFile('bedroom-dresser')).resize(384).png().toBuffer();
}

/** Waits until the picture shows everything that was asked for. */
export async function waitForFloor(page: Page) {
  await expect.poll(() => status(page).textContent(), { timeout: 60_000 }).toMatch(/^Your room with/);
}

/** The bytes around a spot, in the photo and with the new floor. Spots are in shares of the photo's width and height. */
export function bytesAt(page: Page, spot: Point): Promise<number[][]> {
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

export const expectFloor = (page: Page, spot: Point) => expect.poll(() => changeAt(page, spot)).toBeGreaterThan(changed);
export const expectNoFloor = (page: Page, spot: Point) => expect.poll(() => changeAt(page, spot)).toBeLessThan(same);

/** Scrolls the photo into view and returns where a spot of it is in the window. */
export async function placeOf(page: Page, { x, y }: Point): Promise<Point> {
  await photoOf(page).evaluate((photo) => photo.scrollIntoView({ block: 'center' }));
  const area = await photoOf(page).boundingBox();
  if (!area) throw new Error('The photo is not shown');
  return { x: area.x + x * area.width, y: area.y + y * area.height };
}

/** Paints from spot to spot with the mouse. */
export async function paint(page: Page, ...spots: Point[]) {
  for (const [index, spot] of spots.entries()) {
    const { x, y } = await placeOf(page, spot);
    await page.mouse.move(x, y, { steps: 5 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

export async function isFocused(element: Locator) {
  await expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
}

export async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
}

/** A plain floor in front of a plain wall. */
export function drawPhoto(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return plain(320, 240, '#c8c8c8')
    .composite([{ input: { create: { width: 320, height: 140, channels: 3, background: '#8c8c8c' } }, gravity: 'south' }])
    .toFormat(format)
    .toBuffer();
}

export function plain(width: number, height: number, background = '#987') {
  return sharp({ create: { width, height, channels: 3, background } });
}
