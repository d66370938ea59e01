/** A browser for one test file, and the server that all of them share. */
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { startBrowser, type Visit, visit } from './browser.ts';
import { wakeIslands } from './islands.ts';

export let browser: Browser;
export const server = { origin: inject('origin') };

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Opens a page as a new visitor, with reduced motion, and wakes its islands. */
export async function openAwake(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(browser, server.origin, { reducedMotion: 'reduce', ...options });
  await visitor.page.goto(path);
  await wakeIslands(visitor.page);
  return visitor;
}
