/** A browser and a site for all test files of a worker. */
import type { BrowserContextOptions } from 'playwright-core';
import { freePort } from '#tools/free-port.ts';
import { bringAxe } from '../axe.ts';
import { startBrowser, type Visit, visit } from '../browser.ts';
import { wakeIslands } from '../islands.ts';
import { startSite } from './start.ts';

const port = await freePort();

export const [browser, site] = await Promise.all([startBrowser(), startSite({ pages: true, bucket: true, port })]);
export const origin = `http://localhost:${port}`;

globalThis.endShared = () => Promise.all([browser.close(), site.stop()]);

interface OpenOptions extends BrowserContextOptions {
  /** Whether axe comes with the page. */
  withAxe?: boolean;
}

/** Opens a page as a new visitor. */
export async function openPage(path: string, { withAxe = false, ...options }: OpenOptions = {}): Promise<Visit> {
  const visitor = await visit(browser, origin, options);
  if (withAxe) await bringAxe(visitor.context);
  await visitor.page.goto(path);
  return visitor;
}

/** The same with reduced motion, and with the page's islands awake. */
export async function openAwake(path: string, options: OpenOptions = {}): Promise<Visit> {
  const visitor = await openPage(path, { reducedMotion: 'reduce', ...options });
  await wakeIslands(visitor.page);
  return visitor;
}
