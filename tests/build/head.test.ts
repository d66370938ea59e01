import { describe, expect, test } from 'vitest';
import { articleIn, business, guides } from '../../content/index.ts';
import { languageOf, locales } from '../../schema/language.ts';
import { type BuiltPage, isHidden, pages } from '../support/built.ts';

const shown = pages.filter(({ path }) => !isHidden(path));

describe.each(shown)('$path', (page) => {
  test('has a title and a description that search results show in full', () => {
    const title = page.document.querySelector('title')?.text ?? '';
    expect(title.length).toBeGreaterThanOrEqual(20);
    // A job's has the name of any city.
    expect(title.length).toBeLessThanOrEqual(page.path.includes('/gallery/') ? 90 : 60);
    const description = meta(page, 'name', 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  test('has the same title, description and picture in link previews', () => {
    const title = page.document.querySelector('title')?.text;
    expect(meta(page, 'property', 'og:title')).toBe(title);
    expect(meta(page, 'property', 'og:description')).toBe(meta(page, 'name', 'description'));
    expect(meta(page, 'property', 'og:url')).toBe(page.document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    expect(meta(page, 'property', 'og:site_name')).toBe(business.name);
    expect(meta(page, 'property', 'og:locale')).toBe(locales[languageOf(page.path)].replace('-', '_'));
    expect(meta(page, 'property', 'og:image:alt')).toBe(title);
    expect(meta(page, 'name', 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'name', 'twitter:image')).toBe(meta(page, 'property', 'og:image'));
    expect(meta(page, 'name', 'twitter:image:alt')).toBe(title);
  });

  test('has no meta tag twice', () => {
    const names = page.document
      .querySelectorAll('meta[name], meta[property]')
      .map((element) => element.getAttribute('name') ?? element.getAttribute('property'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
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
