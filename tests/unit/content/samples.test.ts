import { afterEach, expect, test, vi } from 'vitest';
import { fill } from '#schema/rules/fill.ts';
import { wordsIn } from '#site/read/words.ts';

const { frame, flooring } = wordsIn('en');
const text = fill(flooring.stars, { stars: '4.8', count: 208 });
const marked = fill(frame.sample, { text });

afterEach(() => vi.unstubAllEnvs());

async function readSamples(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.resetModules();
  return await import('#site/samples.ts');
}

test.each([
  ['https://oak.example', true, marked],
  ['https://oak.example', false, text],
  ['https://www.oak.com', true, null],
  ['https://www.oak.com', false, text],
])('on %s, stars that are made up (%s) read %s', async (siteUrl, sample, stars) => {
  const { ratingOf } = await readSamples(siteUrl);
  expect(ratingOf('en', { rating: 4.8, reviews: 208, sample })).toEqual({ rating: stars ? 4.8 : 0, stars });
});
