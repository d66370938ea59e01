/** A browser for one test file, and the server that all of them share. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { startBrowser } from './browser.ts';

export let browser: Browser;
export const server = { origin: inject('origin') };

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
