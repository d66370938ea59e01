/**
 * Builds the pages once with so many generated cities beside the real ones, and tells its parent what it took. A process of
 * its own, so that its peak memory is that of the build. Arguments: number of cities, folder for the output.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build } from 'vike/api';
import type { Plugin } from 'vite';
import { generateCities } from './generated-cities.ts';

const [, , count = '', outDir = ''] = process.argv;
const entries = `${resolve(outDir)}.json`;
const slugs = await writeCities();

const start = performance.now();
await build({ viteConfig: { plugins: [moreCities()], build: { outDir } } });
const seconds = (performance.now() - start) / 1000;
/** The operating system's own figure, in KiB. */
const { maxRSS } = process.resourceUsage();
process.send?.({ seconds, peakMiB: maxRSS / 1024 });
for (const left of [outDir, entries]) await rm(left, { recursive: true, force: true });

/** As JSON in place of files in content/cities. Only the slugs stay in memory: the build reads the cities, as it would files. */
async function writeCities(): Promise<string[]> {
  const cities = await generateCities(Number(count));
  mkdirSync(dirname(entries), { recursive: true });
  writeFileSync(entries, JSON.stringify(Object.fromEntries(cities.map((city) => [`./cities/${city.slug}.ts`, city]))));
  return cities.map(({ slug }) => slug);
}

/** Lets content/index.ts find the cities where it looks for files, and content/order.ts name them. Throws where it no longer looks so. */
function moreCities(): Plugin {
  const cuts: Record<string, [before: RegExp, after: string]> = {
    'content/index.ts': [
      /^(const cityFiles = )(import\.meta\.glob.+'\.\/cities\/\*\.ts'.+);$/m,
      `import { readFileSync } from 'node:fs';\n$1{ ...$2, ...JSON.parse(readFileSync(${JSON.stringify(entries)}, 'utf8')) };`,
    ],
    'content/order.ts': [/^(export const citySlugs = \[)$/m, `$1 ...${JSON.stringify(slugs)},`],
  };
  return {
    name: 'more-cities',
    enforce: 'pre',
    transform(code, id) {
      const cut = Object.entries(cuts).find(([file]) => id.endsWith(`/${file}`))?.[1];
      if (!cut || slugs.length === 0) return undefined;
      const [before, after] = cut;
      if (!before.test(code)) throw new Error(`${id} reads its cities in another way: mend tools/bench/prerender-build.ts`);
      return { code: code.replace(before, after), map: null };
    },
  };
}
