/** A browser and a site for all test files of a worker. */
import type { BrowserContextOptions } from 'playwright-core';
import { freePort } from '../../tools/free-port.ts';
import { startBrowser, type Visit, visit } from './browser.ts';
import { wakeIslands } from './islands.ts';
import { startSite } from './site.ts';

const port = await freePort();

export const [browser, site] = await Promise.all([startBrowser(), startSite({ pages: true, port })]);
export const origin = `http://localhost:${port}`;

globalThis.endShared = () => Promise.all([browser.close(), site.stop()]);

/** Opens a page as a new visitor, with reduced motion, and wakes its islands. */
export async function openAwake(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  await visitor.page.goto(path);
  await wakeIslands(visitor.page);
  return visitor;
}
