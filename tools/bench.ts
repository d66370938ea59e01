/**
 * `npm run bench`: measures all parts, or those named behind it; prints tables and renews their sections of docs/benchmarks.md.
 * Ends with 1 where a limit is broken. The site must be built. `routes` takes long and runs only when named.
 * `--only home,city` keeps `pages` to some families, `routes` to some addresses, and writes no report.
 */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type PartName, partNames, writeReport } from './bench/report.ts';
import { plain, type Table, tableSchema } from './bench/table.ts';
import { chromiumPath } from './chromium.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const only = values.only?.split(',') ?? [];
const named = z.array(z.enum(partNames)).safeParse(positionals);
if (!named.success) throw new Error(`The parts are ${partNames.join(', ')}; not ${positionals.join(' ')}`);
if (!existsSync('dist/client/index.html')) throw new Error('Nothing is built: run `npm run build` first');
process.env.CHROMIUM ??= await chromiumPath();

const chosen = named.data.length > 0 ? named.data : partNames.filter((name) => name !== 'routes');
const results = new Map<PartName, Table[]>();
for (const name of chosen) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const tables = await measure(name);
  for (const table of tables) console.log(plain(table));
  console.log(`(${((performance.now() - start) / 1000).toFixed(0)} s)`);
  results.set(name, tables);
  // After each part, so that a later one that breaks takes nothing with it.
  if (only.length === 0) await writeReport(results);
}

const misses = [...results].flatMap(([name, tables]) =>
  tables.flatMap((table) => table.misses.map((miss) => `${name}: ${miss}`)),
);
if (misses.length > 0) {
  console.log(`\n${misses.length} limits are broken:\n${misses.map((miss) => `- ${miss}`).join('\n')}`);
  process.exitCode = 1;
}

/** A part is the export of its name in its own file, and is only loaded where it runs: Lighthouse alone takes seconds. */
async function measure(name: PartName): Promise<Table[]> {
  const file = new URL(`./bench/${name}.ts`, import.meta.url);
  const module: unknown = await import(pathToFileURL(file.pathname).href);
  const part = z
    .looseObject({ [name]: z.custom<(options: { only: string[] }) => unknown>((value) => typeof value === 'function') })
    .parse(module)[name];
  return z.array(tableSchema).parse(await part?.({ only }));
}
