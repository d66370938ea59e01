/** Lighthouse and transfer of every family of pages. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startBrowser } from '../../tests/support/browser.ts';
import { freePort, startServer } from '../../tests/support/server.ts';
import { families } from '../families.ts';
import { type Category, categories, type Run, startAuditor } from './lighthouse.ts';
import { startPlayback } from './playback.ts';
import { median, type Table } from './table.ts';
import { transferOf, types } from './transfer.ts';

const runs = 3;
/** Milliseconds before each run, in which the machine takes back what the browser of the last one had. */
const rest = 6000;
/** Milliseconds, but for CLS. Waiting is the machine's, and only told. */
const limits = { fcp: 900, lcp: 1200, tbt: 0, own: 0, cls: 0.01, waited: Number.POSITIVE_INFINITY };
/** Lighthouse takes a page that search engines must not list for a mistake. */
const hiddenFails = 'is-crawlable';
/** What the browser itself takes, to compare with. */
const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body><p>Empty</p></body></html>';

interface Options {
  /** Names of families; none stands for all. */
  only: string[];
}

export async function pages({ only }: Options): Promise<Table[]> {
  const unknown = only.find((name) => !families.some((family) => family.name === name));
  if (unknown) throw new Error(`There is no family ${unknown}: see tools/families.ts`);
  // Lighthouse judges no page that answers with 404.
  const measured = families.filter(({ name, example }) => example !== '/404' && (only.length === 0 || only.includes(name)));
  const state = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const server = await startServer(state);
  const playback = await startPlayback(server.origin);
  try {
    return [await judged(playback.origin, measured), await weighed(server.origin, measured)];
  } finally {
    await playback.stop();
    await server.stop();
    await rm(state, { recursive: true, force: true });
  }
}

type Measured = (typeof families)[number];

async function judged(origin: string, measured: Measured[]): Promise<Table> {
  const auditor = await startAuditor();
  const found = new Map<string, Run[]>(measured.map(({ name }) => [name, []]));
  const least: Run[] = [];
  const port = await freePort();
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(emptyPage)).listen(port);
  await once(server, 'listening');
  try {
    // Not measured: what the pages ask for is then in the playback's memory.
    for (const { example } of measured) await auditor.run(origin + example, ['performance']);
    for (let run = 0; run < runs; run++) {
      await setTimeout(rest);
      least.push(await auditor.run(`http://localhost:${port}/`, ['performance']));
      for (const { name, example } of measured) {
        await setTimeout(rest);
        found.get(name)?.push(await auditor.run(origin + example, categories));
      }
    }
  } finally {
    await auditor.stop();
    server.closeAllConnections();
    server.close();
  }
  const speeds = [...found.values(), least].flat().map(({ speed }) => speed);
  const lines = measured.map((family) => lineOf(family, found.get(family.name) ?? []));
  return {
    title: 'Lighthouse, mobile',
    note: `Medians of ${runs} runs, all families by turns. Scores are performance, accessibility, best practices, SEO; times are milliseconds under Lighthouse's simulated slow 4G and fourfold slower processor. The local server's answers are played back, since compressing them takes a processor that on the edge is another one, and Lighthouse yields to the browser, with which it shares no processor where a phone is judged over a cable. An empty page shows what of the figures is the browser's and Lighthouse's own. TBT is on the clock, so it holds what the page's main thread waited, told in percent of the time in its tasks; own TBT counts each task since the navigation by its processor time. Lighthouse's benchmark index of the machine was ${median(speeds).toFixed(0)} (${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}). A page with noindex is not held to its SEO score, of which that is the purpose.`,
    columns: ['Family', 'Page', 'Scores', ...figures.map((key) => names[key])],
    rows: [...lines.map(({ row }) => row), ['an empty page', '', '', ...figuresOf(least)]],
    misses: lines.flatMap(({ misses }) => misses),
  };
}

const figures = ['fcp', 'lcp', 'tbt', 'own', 'waited', 'cls'] as const;
type Figure = (typeof figures)[number];
const names: Record<Figure, string> = { fcp: 'FCP', lcp: 'LCP', tbt: 'TBT', own: 'Own TBT', waited: 'Waited', cls: 'CLS' };

function lineOf({ name, example }: Measured, found: Run[]): { row: string[]; misses: string[] } {
  const middle = (key: Figure) => median(found.map((run) => run[key]));
  const score = (category: Category) => median(found.map(({ scores }) => scores[category] ?? 0));
  const failed = found.flatMap((run) => run.failed);
  const isHidden = failed.some(({ audit }) => audit === hiddenFails);
  const misses = categories
    .filter((category) => score(category) < 100 && !(isHidden && category === 'seo' && onlyHidden(failed)))
    .map((category) => {
      const why = new Set(failed.filter((audit) => audit.category === category).map(({ text }) => text));
      return `${example}: ${category} ${score(category)}; ${[...why].join(', ')}`;
    });
  for (const key of figures) {
    if (middle(key) > limits[key])
      misses.push(`${example}: ${names[key]} ${shown(key, middle(key))}, limit ${shown(key, limits[key])}`);
  }
  return { row: [name, example, categories.map(score).join(' / '), ...figuresOf(found)], misses };
}

function figuresOf(found: Run[]): string[] {
  return figures.map((key) => shown(key, median(found.map((run) => run[key]))));
}

function onlyHidden(failed: Run['failed']): boolean {
  return failed.every(({ category, audit }) => category !== 'seo' || audit === hiddenFails);
}

function shown(key: Figure, value: number): string {
  if (key === 'waited') return `${value.toFixed(0)} %`;
  return key === 'cls' ? value.toFixed(3) : value.toFixed(0);
}

async function weighed(origin: string, measured: Measured[]): Promise<Table> {
  const browser = await startBrowser();
  const rows: string[][] = [];
  try {
    for (const { name, example } of measured) {
      const transfer = await transferOf(browser, origin, example);
      const total = types.reduce((sum, type) => sum + transfer[type], 0);
      rows.push([name, ...types.map((type) => kilobytes(transfer[type])), kilobytes(total), String(transfer.requests)]);
    }
  } finally {
    await browser.close();
  }
  return {
    title: 'Transfer',
    note: 'kB on the wire, headers included, of a first visit on a phone of 390 px at 2x before anything is scrolled or touched. What may be transferred at most stands in `tools/families.ts` and is held by `npm test`.',
    columns: ['Family', 'HTML and styles', 'Script', 'Style files', 'Font', 'Pictures', 'Other', 'All', 'Requests'],
    rows,
    misses: [],
  };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
