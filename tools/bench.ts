/**
 * `npm run bench [-- home city]` runs Lighthouse for phones on a page of every family of the built site, or of the named ones, and prints its
 * scores and times.
 */
import './plain-errors.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { familyNames } from '#site/pages.ts';
import { startServer } from '#tests/support/site/npm-start.ts';
import { chromiumPath } from './browsers.ts';
import { families } from './families.ts';
import { readOptions } from './options.ts';

const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number() })),
  audits: z.record(z.string(), z.object({ title: z.string(), displayValue: z.string().optional() })),
});

const names = readOptions({}, true).positionals;
const unknown = names.find((name) => !familyNames.some((family) => family === name));
if (unknown) throw new Error(`No family in site/routes.ts is named ${unknown}`);
if (!existsSync('dist/client/index.html')) throw new Error("The site isn't built yet: run `npm run build` first");

const env = { ...process.env, CHROME_PATH: await chromiumPath() };
const state = mkdtempSync(join(tmpdir(), 'bench-state-'));
const { origin, stop } = await startServer(state);
try {
  for (const { name, example } of families) {
    // Lighthouse refuses pages that answer with 404.
    if (example !== '/404' && (names.length === 0 || names.includes(name))) console.log(`${example}: ${measure(example)}`);
  }
} finally {
  await stop();
  rmSync(state, { recursive: true, force: true });
}

function measure(path: string): string {
  const command = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const options = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const output = execFileSync(process.execPath, [command, origin + path, ...options], { env, maxBuffer: 2 ** 26 });
  const { categories, audits } = reportSchema.parse(JSON.parse(output.toString()));
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round(100 * score)}`);
  return [...scores, ...metrics.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`)].join(', ');
}
