/** Measures how fast the lists respond to typing and tapping. */
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, phone } from './browser.ts';
import { serve } from './serve.ts';
import { median, type Table } from './table.ts';

const visits = 5;
const slowdown = 4;

const lists = [
  { path: '/gallery', does: 'tapping each category', act: tapCategories },
  { path: '/blog', does: 'typing "hardwood"', act: (page: Page) => search(page, 'hardwood') },
  { path: '/flooring', does: 'typing "vinyl"', act: (page: Page) => search(page, 'vinyl') },
  { path: '/guides', does: 'typing "moisture"', act: (page: Page) => search(page, 'moisture') },
];

export async function interaction(): Promise<Table[]> {
  await using server = await serve();
  await using browser = await openBrowser();
  const rows: string[][] = [];
  for (const { path, does, act } of lists) {
    const slowest: number[] = [];
    for (let visit = 0; visit < visits; visit++) slowest.push(await slowestInteraction(browser, server.origin + path, act));
    rows.push([`${path}, ${does}`, String(median(slowest)), String(Math.max(...slowest))]);
  }
  return [
    {
      title: 'Interaction to next paint, ms',
      note: `The slowest interaction of each visit as the browser's Event Timing API reports it, in steps of 8 ms; ${visits} visits on a phone of 390 px with its processor slowed ${slowdown} times. The first touch also wakes the list.`,
      columns: ['List', 'Median', 'Slowest'],
      rows,
    },
  ];
}

async function slowestInteraction(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  await page.goto(url, { waitUntil: 'networkidle' });
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act(page);
  // The browser reports an event only after the paint that follows it.
  await page.waitForTimeout(500);
  const durations = z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, 'interactions')));
  return Math.max(0, ...durations);
}

/** Runs in the page. Events shorter than 16 ms aren't reported. */
function recordInteractions() {
  const durations: number[] = [];
  Reflect.set(window, 'interactions', durations);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

async function tapCategories(page: Page): Promise<void> {
  for (const button of await page.getByRole('group', { name: 'Category' }).getByRole('button').all()) {
    await button.tap();
    await page.waitForTimeout(200);
  }
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').tap();
  await page.keyboard.type(words, { delay: 120 });
}
