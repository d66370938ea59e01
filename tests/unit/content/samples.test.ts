import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function readSamples(siteUrl: string) {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.resetModules();
  return await import('#site/samples.ts');
}

test.each([
  ['https://oak.example', true, '4.8 out of 5 from 208 reviews (sample)'],
  ['https://oak.example', false, '4.8 out of 5 from 208 reviews'],
  ['https://www.oak.com', true, null],
  ['https://www.oak.com', false, '4.8 out of 5 from 208 reviews'],
])('on %s, stars that are made up (%s) read %s', async (siteUrl, sample, stars) => {
  const { ratingOf } = await readSamples(siteUrl);
  expect(ratingOf('en', { rating: 4.8, reviews: 208, sample })).toEqual({ rating: stars ? 4.8 : 0, stars });
});
