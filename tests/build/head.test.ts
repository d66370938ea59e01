import { describe, expect, test } from 'vitest';
import { languageOf, locales } from '#schema/rules/language.ts';
import { articleIn, business, guides } from '#site/index.ts';
import { socialImagePath } from '#site/social-image.ts';
import { type BuiltPage, isHidden, pages } from '../support/built.ts';

const shown = pages.filter(({ path }) => !isHidden(path));

describe.each(pages)('$path', (page) => {
  const title = titleOf(page);
  const description = meta(page, 'name', 'description') ?? '';
  const address = isHidden(page.path) ? undefined : business.siteUrl + page.path;

  test('has a title and a description that search results show in full, and tells them whether to index it', () => {
    expect(page.document.querySelectorAll('title')).toHaveLength(1);
    expect(title.length).toBeGreaterThanOrEqual(address ? 20 : 1);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(meta(page, 'name', 'robots')).toBe(address ? 'index, follow' : 'noindex, nofollow');
    expect(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
  });

  test('has the same title, description and picture in link previews, and nothing twice', () => {
    const tags = page.document
      .querySelectorAll('meta[name], meta[property]')
      .map(({ attributes }) => [attributes.name ?? attributes.property ?? '', attributes.content]);
    const preview = Object.fromEntries(tags.filter(([name = '']) => /^(og|twitter):/.test(name)));
    const image = business.siteUrl + socialImagePath(page.path);
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:site_name': business.name,
      'og:locale': locales[languageOf(page.path)].replace('-', '_'),
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    };
    if (address) expect(preview).toMatchObject(expected);
    else expect(preview).not.toHaveProperty('og:image');
    expect(new Set(tags.map(([name]) => name)).size).toBe(tags.length);
  });
});

test('titles and descriptions differ between pages', () => {
  for (const texts of [pages.map(titleOf), pages.map((page) => meta(page, 'name', 'description'))]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('only articles have the link preview of an article, with its date and category', () => {
  const previews = shown
    .filter((page) => meta(page, 'property', 'og:type') === 'article')
    .map((page) => [page.path, meta(page, 'property', 'article:published_time'), meta(page, 'property', 'article:section')]);
  expect(previews.sort()).toEqual(
    [
      ['/trends', '2025-01-01', undefined],
      ['/es/trends', '2025-01-01', undefined],
      ...shown.flatMap(({ path }) => {
        const [, slug] = /\/blog\/(.+)$/.exec(path) ?? [];
        if (!slug) return [];
        const { date, category } = articleIn(languageOf(path), slug);
        return [[path, date, category]];
      }),
      ...guides.map(({ id, publishDate }) => [`/guides/${id}`, publishDate, undefined]),
    ].sort(),
  );
  for (const page of shown) {
    const published = meta(page, 'property', 'article:published_time');
    const modified = meta(page, 'property', 'article:modified_time');
    expect(modified === undefined).toBe(published === undefined);
    expect(meta(page, 'property', 'og:type')).toBe(published === undefined ? 'website' : 'article');
  }
});

function meta({ document }: BuiltPage, kind: 'name' | 'property', name: string): string | undefined {
  return document.querySelector(`meta[${kind}="${name}"]`)?.getAttribute('content');
}

function titleOf({ document }: BuiltPage): string {
  return document.querySelector('title')?.text ?? '';
}
