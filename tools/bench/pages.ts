/** Measures Lighthouse scores and the bytes of a first visit, for one page of every family. */
import type { Browser } from 'playwright-core';
import { families } from '../families.ts';
import { openBrowser, phone } from './browser.ts';
import { type LighthouseReport, runLighthouse } from './lighthouse.ts';
import { serve } from './serve.ts';
import { kilobytes, median, type Table } from './table.ts';

interface Options {
  /** Names of families; an empty list means all of them. */
  only: string[];
  runs: number;
}

type Family = (typeof families)[number];

export async function pages({ only, runs }: Options): Promise<Table[]> {
  const unknown = only.find((name) => !families.some((family) => family.name === name));
  if (unknown) throw new Error(`No family in tools/families.ts is named ${unknown}`);
  // Lighthouse refuses pages that answer with 404.
  const measured = families.filter(({ name, example }) => example !== '/404' && (only.length === 0 || only.includes(name)));
  await using server = await serve();
  return [await measureSpeed(server.origin, measured, runs), await measureTransfer(server.origin, measured)];
}

async function measureSpeed(origin: string, measured: Family[], runs: number): Promise<Table> {
  const reports = new Map<Family, LighthouseReport[]>(measured.map((family) => [family, []]));
  // One run of every page at a time, so a busy minute on the machine affects all pages alike.
  for (let run = 1; run <= runs; run++) {
    for (const [family, ofFamily] of reports) {
      console.error(`Lighthouse run ${run} of ${runs}: ${family.example}`);
      ofFamily.push(await runLighthouse(origin + family.example));
    }
  }
  return {
    title: 'Lighthouse, mobile',
    note: `Plain Lighthouse with its default mobile settings (simulated slow 4G and a processor four times slower) in headless Chromium, against the server that \`npm start\` starts. Medians of ${runs} runs; times in milliseconds. Pages with noindex lose SEO points on purpose.`,
    columns: [
      'Family',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'First paint',
      'Largest paint',
      'Blocking',
      'CLS',
    ],
    rows: [...reports].map(([{ name }, ofFamily]) => [name, ...figuresOf(ofFamily)]),
  };
}

function figuresOf(reports: LighthouseReport[]): string[] {
  const score = (name: keyof LighthouseReport['categories']) =>
    median(reports.map(({ categories }) => categories[name])).toFixed(0);
  const figure = (name: keyof LighthouseReport['audits'], digits = 0) =>
    median(reports.map(({ audits }) => audits[name])).toFixed(digits);
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    figure('first-contentful-paint'),
    figure('largest-contentful-paint'),
    figure('total-blocking-time'),
    figure('cumulative-layout-shift', 3),
  ];
}

async function measureTransfer(origin: string, measured: Family[]): Promise<Table> {
  await using browser = await openBrowser();
  const rows: string[][] = [];
  for (const { name, example } of measured) {
    const bytes = await transferOf(browser, origin + example);
    const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
    rows.push([name, ...kinds.map((kind) => kilobytes(bytes[kind])), kilobytes(total)]);
  }
  return {
    title: 'First visit, kB',
    note: 'Bytes on the wire, headers included, on a phone of 390 px at 2x before anything is scrolled or touched. Styles are part of the document. `npm test` checks each page against the budgets in `tools/families.ts`.',
    columns: ['Family', ...kinds, 'Total'],
    rows,
  };
}

const kinds = ['Document', 'Script', 'Font', 'Image', 'Other'] as const;

async function transferOf(browser: Browser, url: string): Promise<Record<(typeof kinds)[number], number>> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const bytes = { Document: 0, Script: 0, Font: 0, Image: 0, Other: 0 };
  const kindOf = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type }) => void kindOf.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.find((kind) => kind === kindOf.get(requestId)) ?? 'Other'] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}
