/** feed.xml: the articles as an Atom feed (RFC 4287), newest first. */
import { createHash } from 'node:crypto';
import { pathOf } from '#site/pages.ts';
import { socialImagePath } from '#site/social-image.ts';
import type { DatedPage } from './pages.ts';
import { element, textElement, xmlDocument } from './xml.ts';

interface Publisher {
  name: string;
  siteUrl: string;
}

export function feed(pages: DatedPage[], { name, siteUrl }: Publisher): string {
  const blog = pages.find(({ path }) => path === pathOf('blog'));
  if (!blog) throw new Error('The feed needs the list of articles, but the build has none');
  const articles = pages
    .flatMap((page) => (page.published === undefined ? [] : [{ ...page, published: page.published }]))
    .sort((a, b) => b.published.localeCompare(a.published))
    .map((article) => ({ ...article, updated: article.changed }));
  const newest = articles
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  if (!newest) throw new Error('The feed needs an article, but the build has none');
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      textElement('id', idOf('/feed.xml')),
      textElement('title', `${name}: articles`),
      textElement('subtitle', blog.description),
      textElement('updated', moment(newest)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: `${siteUrl}/feed.xml` }),
      element('link', { rel: 'alternate', type: 'text/html', href: siteUrl + pathOf('blog') }),
      element('author', {}, textElement('name', `The ${name} team`), textElement('uri', `${siteUrl}/`)),
      textElement('icon', `${siteUrl}/apple-touch-icon.png`),
      ...articles.map(({ path, heading, description, published, updated }) =>
        element(
          'entry',
          {},
          textElement('id', idOf(path)),
          textElement('title', heading),
          element('link', { rel: 'alternate', type: 'text/html', href: siteUrl + path }),
          textElement('published', moment(published)),
          textElement('updated', moment(updated)),
          textElement('summary', description),
          element('media:content', {
            'xmlns:media': 'http://search.yahoo.com/mrss/',
            url: siteUrl + socialImagePath(path),
            type: 'image/jpeg',
            medium: 'image',
          }),
        ),
      ),
    ),
  );
}

/** Noon UTC is the same day all over the country. */
function moment(day: string): string {
  return `${day}T12:00:00Z`;
}

const namespace = Buffer.from('8f1d2c0e5b7a4d3e9a64c1f0b2d7e835', 'hex');

/** A name-based UUID (RFC 9562, version 5) of the path, so that ids survive a change of domain. */
function idOf(path: string): string {
  const hash = createHash('sha1').update(namespace).update(path).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
