import { expect, test } from 'vitest';
import { openPage, origin } from '../../support/site/browsed.ts';

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

// tests/build/site-files.test.ts decodes the icons.
test('a browser parses the sitemap and the feed', async () => {
  const { page, errors } = await openPage('/blog');
  const parsed = await page.evaluate(async () => {
    const rootOf = async (path: string) => {
      const text = await (await fetch(path)).text();
      const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
      return [root.namespaceURI, root.localName, root.querySelector(':scope > url, :scope > entry') !== null];
    };
    return [await rootOf('/sitemap.xml'), await rootOf('/feed.xml')];
  });
  expect(parsed).toEqual([
    ['http://www.sitemaps.org/schemas/sitemap/0.9', 'urlset', true],
    ['http://www.w3.org/2005/Atom', 'feed', true],
  ]);
  expect(errors).toEqual([]);
});
