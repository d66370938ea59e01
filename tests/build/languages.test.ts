/** Pages in two languages: nothing is left in English, and each leads to the other. */
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { languageOf, pathIn, toEnglishPath } from '#schema/rules/language.ts';
import { hasSpanish } from '#site/editions.ts';
import { articles, business, cities, guides } from '#site/index.ts';
import { type BuiltPage, isHidden, pages, partOf } from '../support/built.ts';

const spanishPages = pages.filter(({ path }) => languageOf(path) === 'es');
/** Names are the same in both languages. */
const names = [business.shortName, ...cities.flatMap(({ name, neighborhoods }) => [name, ...neighborhoods])];
/** Of pages that are only in English. */
const englishTitles = [
  ...articles.filter(({ slug }) => !hasSpanish(`/blog/${slug}`)).map(({ title }) => title),
  ...guides.map(({ title }) => title),
];
const findPage = (path: string) => pages.find((page) => page.path === path);

describe.each(spanishPages)('$path', (page) => {
  const english = findPage(toEnglishPath(page.path));

  test('has no sentence, label or description that its English edition has, too', () => {
    expect(english).toBeDefined();
    const inEnglish = new Set(english && phrasesOf(english));
    expect(phrasesOf(page).filter((phrase) => inEnglish.has(phrase))).toEqual([]);
  });

  test("marks titles of English pages as English, so that a screen reader doesn't read them with Spanish sounds", () => {
    const unmarked = textsOf(page).filter((text) => englishTitles.some((title) => text.includes(title)));
    expect(unmarked).toEqual([]);
  });

  test('leads to Spanish pages, or says that a page is in English', () => {
    const wrong = linksOf(page.document)
      .filter(({ href }) => languageOf(href) === 'en')
      .filter(({ href, hrefLang, text, isSwitch }) => hrefLang !== 'en' || (!isSwitch && (hasSpanish(href) || !isMarked(text))));
    expect(wrong).toEqual([]);
  });
});

test.each(pages.filter(({ path }) => !isHidden(path)))(
  '$path names its editions, itself included, if it has two, and has a switch to the other language in its header and footer, which says so if it leads home',
  (page) => {
    const path = toEnglishPath(page.path);
    const editions = page.document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const expected = [
      ['en', business.siteUrl + path],
      ['es', business.siteUrl + pathIn('es', path)],
      ['x-default', business.siteUrl + path],
    ];
    expect(editions).toEqual(hasSpanish(path) ? expected : []);
    for (const part of ['header', 'footer']) {
      const [link] = page.document.querySelectorAll(`${part} [data-language-switch]`);
      expect(link?.getAttribute('hreflang')).toBe(languageOf(page.path) === 'es' ? 'en' : 'es');
      const target = link?.getAttribute('href') ?? '';
      expect(findPage(target)).toBeDefined();
      expect(toEnglishPath(target)).toBe(hasSpanish(path) ? path : '/');
      expect(Boolean(link?.querySelector('small'))).toBe(!hasSpanish(path));
    }
  },
);

/** Texts, labels and descriptions of at least three words, which are never only names or figures. */
function phrasesOf(page: BuiltPage): string[] {
  return textsOf(page).filter(
    (text) => (text.match(/[a-záéíóúñü]{2,}/gi) ?? []).length >= 3 && !names.some((name) => text.includes(name)),
  );
}

/** Texts, labels and descriptions that aren't marked as being in another language. */
function textsOf({ document }: BuiltPage): string[] {
  return ['title', 'body'].flatMap((name) => textsIn(partOf(document, name)));
}

function textsIn(element: HTMLElement): string[] {
  if (/^(SCRIPT|STYLE|SVG)$/.test(element.tagName) || element.hasAttribute('lang')) return [];
  return [
    ...element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text.replace(/\s+/g, ' ').trim()),
    ...['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ...element.children.flatMap(textsIn),
  ];
}

function linksOf(document: HTMLElement) {
  return (
    document
      .querySelectorAll('a[href^="/"]')
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        hrefLang: link.getAttribute('hreflang'),
        text: link.getAttribute('aria-label') ?? link.text,
        isSwitch: link.getAttribute('data-language-switch') !== undefined,
      }))
      // Files such as the feed have no language.
      .filter(({ href }) => !/\.\w+$/.test(href.split('#')[0] ?? ''))
  );
}

/** Once, and not again by whoever shows the link. */
function isMarked(text: string): boolean {
  return text.split('(en inglés)').length === 2;
}
