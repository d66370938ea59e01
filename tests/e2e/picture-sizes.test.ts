import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { families } from '../../tools/families.ts';
import { engine, visit } from '../support/browser.ts';
import { lacks } from '../support/lacks.ts';
import { loadPictures } from '../support/load-pictures.ts';
import { browser, server } from '../support/served.ts';

/** The share of the wanted pixels that a picture may lack before it looks blurred. */
const lack = 0.15;
/** By how much `sizes` may overstate the width, which only matters if a narrower file would do. */
const surplus = 0.1;

/** Swatches have no wider files. They show color and pattern, so they needn't be sharp, and they are too light to save anything. */
const small = 480;

const examples = families.filter(({ budget }) => budget.picture > 0).map(({ example }) => example);

const screens: [string, BrowserContextOptions][] = [
  ['a phone of 390 px at 2x', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }],
  ['a phone of 390 px at 3x', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }],
  ['a tablet of 768 px at 2x', { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }],
  ['a screen of 1440 px', { viewport: { width: 1440, height: 900 } }],
  ['a screen of 1440 px at 2x', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
];

test.each(screens)('on %s every picture is as sharp as its master allows, and no larger than needed', async (_, options) => {
  if (engine === 'webkit' && options.deviceScaleFactor) lacks('dense screens');
  const problems: string[] = [];
  for (const path of examples) {
    // A new visitor for each page, because browsers prefer a wider file that they already have.
    const { page, context } = await visit(browser, server.origin, options);
    await page.goto(path);
    for (const { url, wanted, chosen, widths } of await measurePictures(page)) {
      if (Math.max(...widths) <= small) continue;
      const file = `${path}: ${url} is ${chosen} px wide, shown at ${wanted}`;
      if (chosen < wanted * (1 - lack) && widths.some((width) => width > chosen)) problems.push(`${file}, blurred`);
      if (widths.some((width) => width < chosen && width > wanted * (1 + surplus))) problems.push(`${file}, too large`);
    }
    await context.close();
  }
  expect(problems).toEqual([]);
});

interface Shown {
  url: string;
  /** Device pixels of the whole picture where it's shown, including what the frame crops. */
  wanted: number;
  /** The width of the file that the browser picked. */
  chosen: number;
  /** The widths of all files it could pick. */
  widths: number[];
}

/** Measures the pictures that the page shows, after loading all of them. */
async function measurePictures(page: Page): Promise<Shown[]> {
  await loadPictures(page);
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.getBoundingClientRect().width > 1);
    return images.flatMap((image) => {
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ type }) => type === 'image/avif');
      if (!source) return [];
      const candidates = source.srcset.split(', ').map((candidate) => {
        const [url = '', width = ''] = candidate.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width, 10) };
      });
      const chosen = candidates.find(({ url }) => url === image.currentSrc)?.width;
      if (!chosen) throw new Error(`${image.currentSrc} isn't in ${source.srcset}`);
      const { width, height } = image.getBoundingClientRect();
      const covered = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
      return {
        url: new URL(image.currentSrc).pathname,
        wanted: Math.round(covered * devicePixelRatio),
        chosen,
        widths: candidates.map((candidate) => candidate.width),
      };
    });
  });
}
