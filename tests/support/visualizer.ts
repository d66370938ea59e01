import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { bringAxe } from './axe.ts';
import { engine, visit } from './browser.ts';
import { lacks } from './lacks.ts';
import { allowSoftwareWebgl, disableWebgl } from './webgl.ts';

interface Opening extends BrowserContextOptions {
  /** What follows '/visualizer' in the address. */
  at?: string;
  /** Without it the page draws on the CPU, which is faster here. With it, the page accepts software WebGL. */
  webgl?: boolean;
  /** Brings axe, which takes a moment to parse. */
  axe?: boolean;
}

/** Opens the visualizer as a new visitor and waits until it's awake and shows what the address says. */
export async function openVisualizer(
  browser: Browser,
  origin: string,
  { at = '', webgl = false, axe = false, ...options }: Opening = {},
) {
  if (webgl && engine !== 'chromium') lacks('WebGL');
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  if (axe) await bringAxe(visitor.context);
  await visitor.page.addInitScript(webgl ? allowSoftwareWebgl : disableWebgl);
  await visitor.page.goto(`/visualizer${at}`);
  await waitForProject(visitor.page);
  // Only the floor's picture has this many colors.
  if (at.includes('view=plan')) await expect.poll(() => colorsOf(planCanvas(visitor.page))).toBeGreaterThan(600);
  return visitor;
}

/** Until the visualizer shows what the address says. It's awake a moment before. */
export async function waitForProject(page: Page): Promise<void> {
  await page.waitForSelector('[data-island="Visualizer"][data-awake]', { state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Cards and tabs are covered by their invisible radio buttons, so `check` clicks those. */
export function choose(page: Page, name: string | RegExp) {
  return page.getByRole('radio', { name, exact: typeof name === 'string' }).check({ force: true });
}

export function floors(page: Page, side: 'left' | 'right' = 'left') {
  return page.getByRole('radiogroup', { name: side === 'left' ? /^(Floor|Left floor)/ : 'Right floor' });
}

export const roomCanvas = (page: Page) => page.locator('[data-island="Visualizer"] canvas').first();
export const planCanvas = (page: Page) => page.getByRole('img', { name: /^Plan of the .* with / });
/** What the room's picture shows, as its caption says. */
export const caption = (page: Page) => page.locator('canvas ~ div > p[role="status"]').first();
export const project = (page: Page) => page.getByRole('region', { name: 'Project estimate' });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Pattern rotation' });
export const hash = (page: Page) => page.evaluate(() => location.hash);
export const figures = (page: Page) =>
  page
    .locator('section[aria-labelledby="visualizer-room"] dd')
    // Some are only on paper.
    .evaluateAll((all) => all.flatMap((figure) => (figure.checkVisibility() ? (figure.textContent ?? '') : [])));

/** The number of different colors in a drawing. */
function colorsOf(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) return 0;
    const { width, height } = element;
    // Chromium warns when the drawing itself is read again and again.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(element, 0, 0);
    const pixels = copy?.getImageData(0, 0, width, height).data;
    return new Set(pixels && new Uint32Array(pixels.buffer)).size;
  });
}

/** A drawing as a PNG. */
export async function pngOf(canvas: Locator): Promise<Buffer> {
  const url = await canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** A digest of the plan's pixels. PNGs of the same pixels can differ, since Firefox marks each one it makes. */
export async function planPixels(page: Page): Promise<string> {
  const pixels = await sharp(await pngOf(planCanvas(page)))
    .raw()
    .toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}
