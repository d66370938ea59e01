/** docs/benchmarks.md: an introduction written by hand, then one generated section per part. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { z } from 'zod';
import { chromiumPath } from '../browsers.ts';

const file = 'docs/benchmarks.md';

/** Replaces the section of one part and leaves the rest of the file alone. `order` lists all parts. */
export async function writeSection(part: string, order: readonly string[], tables: string): Promise<void> {
  const { introduction, sections } = readReport(readFileSync(file, 'utf8'));
  sections.set(part, `## ${part}\n\n${await conditions()}\n\n${tables}`);
  writeFileSync(file, `${[introduction, ...order.flatMap((name) => sections.get(name) ?? [])].join('\n\n')}\n`);
}

function readReport(text: string): { introduction: string; sections: Map<string, string> } {
  const [introduction = '', ...sections] = text.split(/^(?=## )/m).map((section) => section.trim());
  return { introduction, sections: new Map(sections.map((section) => [section.split('\n')[0]?.slice(3) ?? '', section])) };
}

async function conditions(): Promise<string> {
  const cores = cpus();
  const machine = `${cores.length} × ${cores[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const browser = spawnSync(await chromiumPath(), ['--version'], { encoding: 'utf8' })
    .stdout.split(' built')[0]
    ?.trim();
  const packages = ['lighthouse', 'wrangler'].map((name) => `${name} ${versionOf(name)}`);
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}; Node ${process.versions.node}, ${browser}, ${packages.join(', ')}.`;
}

function versionOf(name: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))).version;
}
