import type { Graph } from 'schema-dts';
import type { z } from 'zod';
import { palette } from '#components/theme.ts';
import type { headSchema } from '#schema/content/page.ts';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { languageOf, languages, locales, pathIn, toEnglishPath } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { business } from '#site/index.ts';
import { hasPage, pathOf } from '#site/pages.ts';
import { socialImagePath, socialImageSize } from '#site/social-image.ts';

/** A page's title, description, link previews, icons and structured data. */
export function headTags(head: z.output<typeof headSchema>): string {
  const { article } = head;
  const url = business.siteUrl + (head.path === '/' ? '/' : head.path);
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.keywords && meta('name', 'keywords', head.keywords.join(', ')),
    meta('name', 'robots', head.noindex ? 'noindex, nofollow' : 'index, follow'),
    !head.noindex && `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', article ? 'article' : 'website'),
    article && meta('property', 'article:published_time', article.published),
    article && meta('property', 'article:modified_time', article.modified),
    article?.section && meta('property', 'article:section', article.section),
    meta('property', 'og:site_name', business.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', locales[languageOf(head.path)].replace('-', '_')),
    ...(head.noindex ? [] : socialImage(head.path, head.title)),
    meta('name', 'theme-color', palette.page),
    `<link rel="icon" href="/favicon.png" sizes="48x48">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    hasPage(pathOf('blog')) &&
      `<link rel="alternate" href="/feed.xml" type="application/atom+xml" title="${escapeHtml(business.name)}: articles">`,
    ...(head.noindex ? [] : editions(head.path)),
    head.jsonLd.length > 0 && structuredData({ '@context': 'https://schema.org', '@graph': head.jsonLd }),
  ];
  // Whoever reads these breaks no lines.
  return withoutJoiners(tags.filter(Boolean).join('\n'));
}

/** Links to the page in each language, for search engines. Pages in one language have none. */
function editions(path: string): string[] {
  const english = toEnglishPath(path);
  if (!hasSpanish(english)) return [];
  return [...languages.map((language) => [language, pathIn(language, english)]), ['x-default', english]].map(
    ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${business.siteUrl}${href}">`,
  );
}

/** tools/social-images.ts crops it from the main picture of the built page. Hidden pages have none. */
function socialImage(path: string, title: string): string[] {
  const url = business.siteUrl + socialImagePath(path);
  return [
    meta('property', 'og:image', url),
    meta('property', 'og:image:width', String(socialImageSize.width)),
    meta('property', 'og:image:height', String(socialImageSize.height)),
    meta('property', 'og:image:alt', title),
    // It takes the rest from the lines above.
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function structuredData(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
