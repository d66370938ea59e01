/**
 * `npm run bench [-- home city]` runs Lighthouse for phones three times on a page of every family, or of the named ones, of the built site.
 * Prints the medians as the table of docs/benchmarks.md.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/server.ts';
import { type LighthouseReport, runLighthouse } from './bench/lighthouse.ts';
import { families } from './families.ts';
import { readOptions } from './options.ts';

const runs = 3;
const names = readOptions({}, true).positionals;
const unknown = names.find((name) => !families.some((family) => family.name === name));
if (unknown) throw new Error(`No family in tools/families.ts is named ${unknown}`);
if (!existsSync('dist/client/index.html')) throw new Error("The site isn't built yet: run `npm run build` first");

// Lighthouse refuses pages that answer with 404.
const measured = families.filter(({ name, example }) => example !== '/404' && (names.length === 0 || names.includes(name)));
const reports = new Map<string, LighthouseReport[]>(measured.map(({ name }) => [name, []]));
const state = mkdtempSync(join(tmpdir(), 'bench-state-'));
const { origin, stop } = await startServer(state);
try {
  // One run of every page at a time, so a busy minute on the machine affects all pages alike.
  for (let run = 1; run <= runs; run++) {
    for (const { name, example } of measured) {
      console.error(`Lighthouse run ${run} of ${runs}: ${example}`);
      reports.get(name)?.push(await runLighthouse(origin + example));
    }
  }
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true });
}

console.log('| Family | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking | CLS |');
console.log(`| --- |${' ---: |'.repeat(8)}`);
for (const [name, ofFamily] of reports) {
  const medians = (ofFamily[0] ?? []).map((_, column) => median(ofFamily.map((report) => report[column] ?? 0)));
  const figures = medians.map((figure, column) => figure.toFixed(column === medians.length - 1 ? 3 : 0));
  console.log(`| ${[name, ...figures].join(' | ')} |`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
