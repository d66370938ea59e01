/** The inbox over 10,000 stored requests: its list, turning a page in a browser, the export, and the memory they take. */
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { requestPageSchema } from '../../schema/inbox.ts';
import { startBrowser, visit } from '../../tests/support/browser.ts';
import { entriesOf, makeRequests } from '../../tests/support/requests.ts';
import { freePort } from '../../tests/support/server.ts';
import { type Site, startSite, token } from '../../tests/support/site.ts';
import type { Table } from './table.ts';

const stored = 10_000;
/** Milliseconds from the click to the painted rows. */
const pageLimit = 300;
/** MiB that a Worker may hold in all. */
const memoryLimit = 128;
const headers = { Authorization: `Bearer ${token}` };

export async function inbox(): Promise<Table[]> {
  const port = await freePort();
  const site = await startSite({ pages: true, port });
  try {
    // As long as people write, so that an export weighs something.
    const details = 'Two bedrooms and the hall, old carpet over a slab, one corner was wet last spring. '.repeat(12);
    await site.fill(entriesOf(makeRequests(stored, () => ({ projectDetails: details }))));
    return [await list(site), await turning(`http://localhost:${port}`), await memory(site)];
  } finally {
    await site.stop();
  }
}

async function list(site: Site): Promise<Table> {
  const misses: string[] = [];
  const rows: string[][] = [];
  for (const [name, query] of [
    ['First list of the inbox (50 rows, all but spam)', 'limit=50&status=not-spam'],
    ['50 rows without a filter', 'limit=50'],
    ['1,000 rows', 'limit=1000'],
    ['Text that nothing matches (looks through all)', 'limit=50&q=nothing+like+this'],
  ] as const) {
    await site.seen();
    await read(site, query);
    const calls = (await site.seen()).calls.list ?? 0;
    const times: number[] = [];
    for (let round = 0; round < 15; round++) {
      const start = performance.now();
      await read(site, query);
      times.push(performance.now() - start);
    }
    rows.push([name, ms(median(times)), String(calls)]);
    if (query.startsWith('limit=50&status') && calls !== 1) misses.push(`The first list takes ${calls} KV list calls, not one`);
  }
  return {
    title: `Lists of ${stored.toLocaleString('en-US')} requests`,
    columns: ['List', 'Median', 'KV list calls'],
    rows,
    misses,
  };
}

async function turning(origin: string): Promise<Table> {
  const browser = await startBrowser();
  try {
    const { page } = await visit(browser, origin);
    await page.goto('/inbox');
    await page.getByLabel('Token').fill(token);
    const start = performance.now();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('[data-request]').first().waitFor();
    const first = performance.now() - start;
    const older: number[] = [];
    const newer: number[] = [];
    for (let turn = 0; turn < 20; turn++) older.push(await turnPage(page, 'Older'));
    for (let turn = 0; turn < 20; turn++) newer.push(await turnPage(page, 'Newer'));
    const middle = Math.max(median(older), median(newer));
    return {
      title: 'Turning a page of the inbox in Chromium',
      columns: ['Step', 'Median', 'Slowest'],
      rows: [
        ['Sign-in to the first rows', ms(first), ms(first)],
        ['Older, click to painted rows', ms(median(older)), ms(Math.max(...older))],
        ['Newer, click to painted rows', ms(median(newer)), ms(Math.max(...newer))],
      ],
      note: `20 turns each way, 50 rows a page; the limit of the median is ${pageLimit} ms.`,
      misses: middle > pageLimit ? [`Turning a page takes ${ms(middle)}, more than ${pageLimit} ms`] : [],
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds until other rows stand there and have been painted. */
function turnPage(page: Page, name: 'Older' | 'Newer'): Promise<number> {
  return page.evaluate(async (label) => {
    const firstRow = () => document.querySelector('[data-request]')?.getAttribute('data-request');
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    const button = [...document.querySelectorAll('nav button')].find(({ textContent }) => textContent === label);
    if (!(button instanceof HTMLElement)) throw new Error(`There is no button '${label}'`);
    const before = firstRow();
    const start = performance.now();
    button.click();
    while (firstRow() === before) await frame();
    // What changed in one frame is on the screen with the next.
    await frame();
    return performance.now() - start;
  }, name);
}

async function memory(site: Site): Promise<Table> {
  const title = 'Memory of workerd, the local KV included';
  const columns = ['Step', 'RSS before', 'Most during', 'Grown by', 'Time', 'To first row', 'Rate'];
  const pid = workerd();
  if (pid === null) return { title, columns, rows: [], note: 'Memory is read from /proc, which this system lacks.', misses: [] };
  const rows: string[][] = [];
  const misses: string[] = [];
  const record = async (name: string, run: () => Promise<string[]>) => {
    const before = rss(pid);
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, rss(pid));
    }, 20);
    const start = performance.now();
    const more = await run();
    const time = performance.now() - start;
    clearInterval(timer);
    most = Math.max(most, rss(pid));
    rows.push([name, mib(before), mib(most), mib(most - before), ms(time), ...more]);
    if (most - before > memoryLimit) misses.push(`${name}: memory grew by ${mib(most - before)}, more than ${memoryLimit} MiB`);
    await wait(500);
  };
  await record(`Paging through all ${stored.toLocaleString('en-US')}, 50 a page`, () => pageThrough(site));
  await record('The same again', () => pageThrough(site));
  await record('Export of all as CSV', () => exportAll(site));
  await record('The same again', () => exportAll(site));
  return { title, columns, rows, note: 'The limit is what Cloudflare gives a Worker in all, 128 MiB.', misses };
}

async function pageThrough(site: Site): Promise<string[]> {
  let seen = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await read(site, `limit=50&status=not-spam&cursor=${encodeURIComponent(cursor)}`);
    seen += page.requests.length;
    cursor = page.cursor;
  }
  if (seen !== stored) throw new Error(`${seen} requests were reached, not ${stored}`);
  return ['–', '–'];
}

async function exportAll(site: Site): Promise<string[]> {
  const start = performance.now();
  const response = await fetch(site.url('/api/requests.csv'), { headers });
  if (!response.ok || !response.body) throw new Error(`The export answers ${response.status}`);
  let bytes = 0;
  let chunks = 0;
  let first = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    chunks += 1;
    // The heading comes alone, before anything was read.
    if (first === 0 && bytes > 1000) first = performance.now() - start;
  }
  const seconds = (performance.now() - start) / 1000;
  if (chunks < 2) throw new Error('The export did not stream');
  return [ms(first), `${(bytes / 1e6 / seconds).toFixed(1)} MB/s of ${(bytes / 1e6).toFixed(1)} MB`];
}

async function read(site: Site, query: string) {
  const response = await fetch(site.url(`/api/requests?${query}`), { headers });
  return requestPageSchema.parse(await response.json());
}

/** The process that this one has started, by its id. */
function workerd(): number | null {
  for (const file of globSync('/proc/[0-9]*/stat')) {
    const [, pid, name, parent] = /^(\d+) \((.*)\) \S (\d+)/.exec(readOrEmpty(file)) ?? [];
    if (name === 'workerd' && Number(parent) === process.pid) return Number(pid);
  }
  return null;
}

/** Resident memory in MiB. */
function rss(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** A process may end between two looks at it. */
function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

function mib(value: number): string {
  return `${value.toFixed(0)} MiB`;
}
