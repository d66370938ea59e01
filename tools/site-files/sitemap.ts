/** sitemap.xml (sitemaps.org) with Google's extension for pictures. */
import type { DatedPage } from './pages.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** `lastmod` is the day the content last changed, not the day of the build. */
export function sitemap(pages: DatedPage[], siteUrl: string): string {
  const urls = pages.map(({ path, changed, picture }) =>
    element(
      'url',
      {},
      textElement('loc', siteUrl + path),
      textElement('lastmod', changed),
      picture && element('image:image', {}, textElement('image:loc', siteUrl + picture)),
    ),
  );
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  };
  return xmlDocument(element('urlset', namespaces, ...urls.map((url) => `\n${url}`), '\n'));
}
