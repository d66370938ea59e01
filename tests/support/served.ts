/** The built site and a browser for one file of tests: importing this starts both before its first test and ends them after its last. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Server, startServer } from './server.ts';

export let browser: Browser;
export let server: Server;

beforeAll(async () => {
  [browser, server] = await Promise.all([startBrowser(), startServer(mkdtempSync(join(tmpdir(), 'site-state-')))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
