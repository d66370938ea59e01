import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { bringAxe } from './axe.ts';
import { engine, visit } from './browser.ts';
import { lacks } from './lacks.ts';
import { allowSoftwareWebgl, disableWebgl } from './webgl.ts';

interface Opening extends BrowserContextOptions {
  /** What follows '/visualizer' in the address. */
  at?: string;
  /** Without it the page draws on the CPU, which is faster here. With it, the page accepts software WebGL. */
  webgl?: boolean;
}

/** Opens the visualizer as a new visitor and waits until it's awake and its pictures have loaded. */
export async function openVisualizer(browser: Browser, origin: string, { at = '', webgl = false, ...options }: Opening = {}) {
  if (webgl && engine !== 'chromium') lacks('WebGL');
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  await bringAxe(visitor.context);
  await visitor.page.addInitScript(webgl ? allowSoftwareWebgl : disableWebgl);
  await visitor.page.goto(`/visualizer${at}`, { waitUntil: 'networkidle' });
  await visitor.page.waitForSelector('[data-island="Visualizer"][data-awake]', { state: 'attached' });
  await visitor.page.waitForLoadState('networkidle');
  // One frame for the pattern that has just been decoded.
  await visitor.page.waitForTimeout(200);
  return visitor;
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
  page.locator('section[aria-labelledby="visualizer-room"] dd').evaluateAll((all) => all.map(({ textContent }) => textContent));

export function planPixels(page: Page): Promise<string> {
  return planCanvas(page).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
}
