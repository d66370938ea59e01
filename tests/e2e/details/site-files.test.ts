import { expect, test } from 'vitest';
import { origin } from '../../support/site/browsed.ts';

test.each([
  ['/sitemap.xml', /^(application|text)\/xml/],
  ['/feed.xml', /^application\/atom\+xml; charset=utf-8$/],
  ['/llms.txt', /^text\/plain; charset=utf-8$/],
  ['/robots.txt', /^text\/plain; charset=utf-8$/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/favicon.png', /^image\/png$/],
  ['/apple-touch-icon.png', /^image\/png$/],
])('%s is served with its media type', async (path, type) => {
  const response = await fetch(origin + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
});
