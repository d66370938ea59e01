import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { bringAxe } from './axe.ts';
import { visit } from './browser.ts';
import { planned } from './planned.ts';
import { browser, origin } from './site/browsed.ts';

const words = wordsIn('en').visualizer.tool;

interface Opening extends BrowserContextOptions {
  /** What follows '/visualizer' in the address. */
  at?: string;
  /** Brings axe, which takes a moment to parse. */
  axe?: boolean;
}

/** Opens the visualizer as a new visitor and waits until it's awake and shows what the address says. */
export async function openVisualizer({ at = '', axe = false, ...options }: Opening = {}) {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  if (axe) await bringAxe(visitor.context);
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

/** A room, a floor, a pattern or a view, by its id. */
export const radio = (page: Page, id: string) =>
  page.locator(`[data-island="Visualizer"] input[type="radio"][value="${id}"]`).first();

/** Cards and tabs are covered by their invisible radio buttons, so `check` clicks those. */
export const pick = (page: Page, id: string) => radio(page, id).check({ force: true });

/** Until the picture shows this plan's room and floor. */
export async function waitForPicture(page: Page, plan: string) {
  const { room, floor } = planned(plan);
  for (const { name } of [room, floor])
    await expect.poll(async () => (await caption(page).textContent())?.toLowerCase()).toContain(name.toLowerCase());
}

export const floors = (page: Page) => page.getByRole('radiogroup').filter({ has: page.locator('[name="floor"]') });

export const roomCanvas = (page: Page) => page.locator('[data-island="Visualizer"] canvas').first();
export const planCanvas = (page: Page) => page.locator('[data-island="Visualizer"] canvas[role="img"]').last();
/** What the room's picture shows, as its caption says. */
export const caption = (page: Page) => page.locator('canvas ~ div > p[role="status"]').first();
export const project = (page: Page) => page.getByRole('region', { name: words.estimate });
export const slider = (page: Page) => page.getByRole('slider', { name: words.rotation });
/** Opens a link in the same page, as if pasted over its address. */
export function paste(page: Page, link: string) {
  return page.evaluate((next) => {
    location.hash = next;
  }, link);
}

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

/** Downloads what is on screen and returns its name and its pixels. */
export async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: words.download }).click()]);
  const { data, info } = await decode(await readFile(await file.path()));
  return { name: file.suggestedFilename(), data, ...info };
}

export function decode(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Opens the page as a new visitor who sees how much it moves, and waits until it's awake and at rest. */
export async function openMeasured(options: BrowserContextOptions = {}) {
  const { page, context, errors } = await visit(browser, origin, { ...options, reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number')
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await bringAxe(context);
  await page.goto('/visualizer');
  await waitForProject(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01);
  return { page, errors };
}

export const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 9999);
};

export function sizeOf(canvas: Locator): Promise<number[]> {
  return canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? [element.width, element.height] : []));
}
