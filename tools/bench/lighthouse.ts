import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumPath } from '../browsers.ts';

const scoreSchema = z.object({ score: z.number() }).transform(({ score }) => score * 100);
const figureSchema = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

const reportSchema = z
  .object({
    categories: z.object({
      performance: scoreSchema,
      accessibility: scoreSchema,
      'best-practices': scoreSchema,
      seo: scoreSchema,
    }),
    audits: z.object({
      'first-contentful-paint': figureSchema,
      'largest-contentful-paint': figureSchema,
      'total-blocking-time': figureSchema,
      'cumulative-layout-shift': figureSchema,
    }),
  })
  .transform(({ categories, audits }) => [...Object.values(categories), ...Object.values(audits)]);

/** The four scores, of 100, then first paint, largest paint and blocking in milliseconds, and layout shift. */
export type LighthouseReport = z.infer<typeof reportSchema>;

/**
 * Runs Lighthouse's own command with its default settings for phones and a fresh browser. It sometimes records no trace of a page and says
 * "Please run Lighthouse again", so this tries three times before it throws.
 */
export async function runLighthouse(url: string, attempts = 3): Promise<LighthouseReport> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.error(`Lighthouse failed on ${url}; trying again`);
    return runLighthouse(url, attempts - 1);
  }
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
