import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from '../support/browser.ts';
import { families } from '../support/families.ts';
import { illegible } from '../support/legible.ts';
import { type Server, startServer } from '../support/server.ts';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([startBrowser(), startServer(mkdtempSync(join(tmpdir(), 'site-state-')))]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** What cannot be read on one page of each kind. */
async function illegibleAnywhere(page: Page, prepare: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const found: string[] = [];
  for (const path of families) {
    await page.goto(path);
    await prepare();
    found.push(...(await illegible(page)).map((problem) => `${path}: ${problem}`));
  }
  return found;
}

test.each([1440, 390])(
  'with text of twice the size nothing is cut off or lost, at %i px',
  { timeout: 120_000 },
  async (width) => {
    const { page, context } = await visit(browser, server.origin, { viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const client = await context.newCDPSession(page);
    // The browser's own setting: what is measured in rem and em grows.
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    const found = await illegibleAnywhere(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(found).toEqual([]);
  },
);

test.each([1440, 390])(
  "with a reader's own spacing of text nothing is cut off or lost, at %i px",
  { timeout: 120_000 },
  async (width) => {
    const { page } = await visit(browser, server.origin, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const content = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
    expect(await illegibleAnywhere(page, () => page.addStyleTag({ content }))).toEqual([]);
  },
);

test('enlarged four times, on 320 by 256 px, nothing is cut off and nothing stays in the way', { timeout: 120_000 }, async () => {
  const { page } = await visit(browser, server.origin, { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  const found = await illegibleAnywhere(page, async () => {
    await page.evaluate(() => scrollTo(0, 400));
    const stuck = await page.evaluate(() =>
      document
        .elementsFromPoint(160, 10)
        .concat(document.elementsFromPoint(160, 250))
        .some(
          (element) =>
            element.matches('header *, aside *') &&
            getComputedStyle(element.closest('header, aside') ?? element).position !== 'static',
        ),
    );
    if (stuck) throw new Error(`${page.url()} keeps a bar on the screen`);
  });
  expect(found).toEqual([]);
});
