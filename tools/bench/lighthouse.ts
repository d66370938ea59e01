import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumPath } from '../browsers.ts';

const scoreSchema = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const figureSchema = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z.object({
  categories: z.object({
    performance: scoreSchema,
    accessibility: scoreSchema,
    'best-practices': scoreSchema,
    seo: scoreSchema,
  }),
  /** Milliseconds; layout shift has no unit. */
  audits: z.object({
    'first-contentful-paint': figureSchema,
    'largest-contentful-paint': figureSchema,
    'total-blocking-time': figureSchema,
    'cumulative-layout-shift': figureSchema,
  }),
});
export type LighthouseReport = z.infer<typeof reportSchema>;

/** Lighthouse sometimes records no trace of a page and says "Please run Lighthouse again." */
const attempts = 3;

/** Runs Lighthouse's own command with its default settings for phones and a fresh browser. Throws if it keeps failing. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await runOnce(url);
    } catch {
      console.error(`Lighthouse failed on ${url}; trying again`);
    }
  }
  return runOnce(url);
}

async function runOnce(url: string): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('lighthouse/cli/index.js')),
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, maxBuffer: 2 ** 26 },
  );
  return reportSchema.parse(JSON.parse(stdout));
}
