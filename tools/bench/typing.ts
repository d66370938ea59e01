/** How soon the lists with filters answer: typing and pressing at a fourth of the processor's speed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { phone, startBrowser, visit } from '../../tests/support/browser.ts';
import { startServer } from '../../tests/support/server.ts';
import { median, type Table } from './table.ts';

const throttling = 4;
/** Milliseconds from input to paint. */
const most = 50;
const runs = 5;
/** Milliseconds between letters, those of a quick typist. */
const pace = 120;
/** Milliseconds that a finger stays on the glass. Playwright's tap takes none, and what touching and letting go set off counts as one. */
const touch = 80;

type Act = (page: Page, client: CDPSession) => Promise<void>;

const lists: readonly { path: string; island: string; act: Act; what: string }[] = [
  { path: '/gallery', island: 'ProjectGallery', act: pressAll, what: 'each filter pressed' },
  { path: '/blog', island: 'ArticleList', act: typed('hardwood'), what: '"hardwood" typed' },
  { path: '/flooring', island: 'Catalog', act: typed('vinyl'), what: '"vinyl" typed' },
  { path: '/guides', island: 'GuideList', act: typed('moisture'), what: '"moisture" typed' },
];

/** Medians of the worst interactions, and whether React came before it was needed. */
export async function typing(): Promise<Table[]> {
  const server = await startServer(mkdtempSync(join(tmpdir(), 'site-state-')));
  const browser = await startBrowser();
  const rows: string[][] = [];
  const misses: string[] = [];
  try {
    for (const list of lists) {
      const worst: number[] = [];
      let interactions = 0;
      for (let run = 0; run < runs; run++) {
        const durations = await interactionsOf(browser, server.origin, list);
        interactions = durations.length;
        worst.push(Math.max(...durations));
      }
      const early = await reactBeforeSight(browser, server.origin, list);
      rows.push([list.path, list.what, String(median(worst)), worst.join(', '), String(interactions), early ? 'yes' : 'no']);
      if (median(worst) > most) misses.push(`${list.path}: ${median(worst)} ms, allowed are ${most}`);
      if (early) misses.push(`${list.path}: React is loaded before its list is in sight or touched`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [
    {
      title: `Interaction to next paint in the lists, ms at ${throttling}x CPU throttling`,
      columns: ['page', 'done', 'INP, median', 'each run', 'interactions a run', 'React before it is needed'],
      rows,
      note: `The worst interaction of a visit, as web-vitals has it for fewer than fifty: the longest event of each interaction of the Event Timing API, which rounds to 8 ms and tells none below 16. ${runs} visits each, on a phone of 390 px at 2x; a finger stays on the glass for ${touch} ms. The limit is ${most} ms.`,
      misses,
    },
  ];
}

type List = (typeof lists)[number];

const entries = z.array(z.object({ id: z.number(), duration: z.number() }));

/** Durations of a visit's interactions in milliseconds, each that of its longest event; at least one, 0 where all were quick. */
async function interactionsOf(browser: Browser, origin: string, { path, island, act }: List): Promise<number[]> {
  const { page, context } = await visit(browser, origin, phone);
  await page.addInitScript(observeEvents);
  await page.goto(path, { waitUntil: 'load' });
  const marker = page.locator(`[data-island="${island}"]`);
  await marker.getByRole('search').scrollIntoViewIfNeeded();
  // An island that is awake has taken its query from the address, and its controls answer.
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await act(page, client);
  await page.waitForTimeout(500);
  const found = entries.parse(await page.evaluate(() => Reflect.get(window, 'benchEvents')));
  await context.close();
  const longest = new Map<number, number>();
  for (const { id, duration } of found) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  return longest.size > 0 ? [...longest.values()] : [0];
}

/** Runs in the page. */
function observeEvents() {
  const found: { id: number; duration: number }[] = [];
  Reflect.set(window, 'benchEvents', found);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (typeof id === 'number' && id > 0) found.push({ id, duration: entry.duration });
    }
  }).observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

function typed(word: string): Act {
  return async (page, client) => {
    const field = page.getByRole('searchbox');
    await tap(client, field);
    const all = await listed(page);
    await page.keyboard.type(word, { delay: pace });
    // Otherwise it was not this list that answered.
    if ((await listed(page)) === all) throw new Error(`Typing "${word}" changed nothing`);
  };
}

async function pressAll(page: Page, client: CDPSession): Promise<void> {
  const buttons = page.getByRole('group', { name: 'Category' }).getByRole('button');
  for (const button of [...(await buttons.all()).slice(1), buttons.first()]) {
    await tap(client, button);
    await page.waitForTimeout(pace);
    if ((await button.getAttribute('aria-pressed')) !== 'true') throw new Error(`${button} was not pressed`);
  }
}

async function tap(client: CDPSession, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await setTimeout(touch);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function listed(page: Page): Promise<string | null> {
  return page.getByRole('search').locator('xpath=following-sibling::*[@role="status"]').textContent();
}

/** Whether a visit that has not scrolled and touched nothing has React; false where the list is in sight at once. */
async function reactBeforeSight(browser: Browser, origin: string, { path, island }: List): Promise<boolean> {
  const { page, context } = await visit(browser, origin, phone);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Islands that wake when they are seen do so 200 px before.
  const seen = await page
    .locator(`[data-island="${island}"] > *`)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top < innerHeight + 200);
  const loaded = (await Promise.all(scripts)).some((text) => text.includes('react.dev/errors'));
  await context.close();
  if (loaded === seen) return false;
  if (seen) throw new Error(`${path}: the list is in sight, and React is not there`);
  return true;
}
