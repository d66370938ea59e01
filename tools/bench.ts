/**
 * `npm run bench [-- part …]` measures the built site, prints the tables and writes them to docs/benchmarks.md.
 * `--full` runs Lighthouse five times instead of three. `--only home,city` measures only those families of pages and writes no report.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pages } from './bench/pages.ts';
import { writeSection } from './bench/report.ts';
import { formatMarkdown } from './bench/table.ts';
import { worker } from './bench/worker.ts';

/** In the order of the report. */
const parts = new Map(Object.entries({ pages, worker }));
const order = [...parts.keys()];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const options = { only: values.only?.split(',') ?? [], runs: values.full ? 5 : 3 };
if (!existsSync('dist/client/index.html')) throw new Error("The site isn't built yet: run `npm run build` first");

const unknown = positionals.find((name) => !parts.has(name));
if (unknown) throw new Error(`No part is named ${unknown}. Choose from ${order.join(', ')}`);

for (const [name, measure] of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const start = performance.now();
  const tables = (await measure(options)).map(formatMarkdown).join('\n\n');
  console.log(`\n## ${name}\n\n${tables}\n\n(${((performance.now() - start) / 1000).toFixed(0)} s)`);
  if (!values.only) await writeSection(name, order, tables);
}
