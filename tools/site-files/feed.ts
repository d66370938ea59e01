/** feed.xml: the articles as an Atom feed (RFC 4287), newest first. */
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
      textElement('id', `${siteUrl}/feed.xml`),
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
          textElement('id', siteUrl + path),
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
