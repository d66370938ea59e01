/** docs/benchmarks.md: one section a part, of which a run renews those that it measured. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { z } from 'zod';
import { chromiumPath, headlessShellPath } from '../chromium.ts';
import { markdown, type Table } from './table.ts';

const file = 'docs/benchmarks.md';

/** Sections stand in this order, whatever ran last. */
export const partNames = ['pages', 'routes', 'visualizer', 'typing', 'worker', 'inbox', 'prerender', 'build'] as const;
export type PartName = (typeof partNames)[number];

const about: Record<PartName, string> = {
  pages: 'Lighthouse mobile with its own simulated throttling, medians of three runs, and what a first visit transfers.',
  routes: 'Lighthouse mobile once on every route.',
  visualizer: 'The picture of the room in Chromium.',
  typing: 'Forms and filters while somebody types.',
  worker: 'autocannon with 50 connections against the local Worker and, in the same run, a bare Hono Worker served the same way.',
  inbox: 'The inbox over 10,000 stored requests.',
  prerender: 'The real templates with generated cities.',
  build: 'The build of a clean copy, with and without kept pictures.',
};

export async function writeReport(results: Map<PartName, Table[]>): Promise<void> {
  const kept = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : new Map<string, string>();
  for (const [name, tables] of results) {
    const stamp = `Measured on ${new Date().toISOString().slice(0, 10)}: ${await machineLine(name)}`;
    kept.set(name, [`## ${name}`, about[name], stamp, ...tables.map(markdown)].join('\n\n'));
  }
  const sections = partNames.flatMap((name) => kept.get(name) ?? []);
  const head = '# Benchmarks\n\nWritten by `npm run bench`; with names of parts it renews only their sections.';
  writeFileSync(file, `${[head, ...sections].join('\n\n')}\n`);
}

/** The sections of the file by the names of their parts. */
export function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m);
  return new Map(sections.map((section) => [/^## (.+)$/m.exec(section)?.[1] ?? '', section.trim()]));
}

async function machineLine(name: PartName): Promise<string> {
  const all = cpus();
  // Lighthouse runs in the one; what a page transfers is weighed in the other.
  const shell = ['pages', 'routes'].includes(name) ? [`headless shell ${browserVersion(await headlessShellPath())}`] : [];
  const browsers = [`Chromium ${browserVersion(await chromiumPath())}`, ...shell];
  const packages = ['lighthouse', 'wrangler', 'workerd'].map((name) => `${name} ${versionOf(name)}`);
  const machine = `${all.length} cores of ${all[0]?.model.trim() ?? 'an unknown processor'}, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  return `${machine}; Node ${process.versions.node}, ${[...browsers, ...packages].join(', ')}.`;
}

/** E.g. '156.0.8078.79'. */
function browserVersion(path: string): string {
  return /[\d.]+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[0] ?? 'of an unknown version';
}

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}
