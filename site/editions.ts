/** Which pages have a Spanish edition, and links between the languages. */
import { type Language, type LocalLink, languageOf, linkIn } from '#schema/rules/language.ts';
import { hasPage, pages } from './pages.ts';
import { isBilingual } from './read/languages.ts';
import { spanishFileOf } from './read/read.ts';
import { hasFile } from './read/yaml.ts';

/** English addresses of the pages that are also under /es. All others are only in English. */
export const spanishEditions = new Set(
  pages
    .filter(({ route: { entries, isEnglishOnly = false }, slug }) => {
      if (!isBilingual || isEnglishOnly) return false;
      return !entries || ['yaml', 'mdx'].some((ending) => hasFile(spanishFileOf(`${entries}/${slug}.${ending}`)));
    })
    .map(({ path }) => path),
);

/** Whether the page at an English address, with or without a query or a fragment, is also in Spanish. */
export function hasSpanish(address: string): boolean {
  return spanishEditions.has(address.split(/[?#]/)[0] ?? '');
}

/** The language in which a page in `language` can quote the page at this address. */
export function editionOf(language: Language, address: string): Language {
  return hasSpanish(address) ? language : 'en';
}

/** Links to pages in this language before links to pages that are only in English, each in their order. */
export function localFirst<Link extends { href: string }>(language: Language, links: Link[]): Link[] {
  const isElsewhere = ({ href }: Link) => Number(editionOf(language, href) !== language);
  return links.toSorted((one, other) => isElsewhere(one) - isElsewhere(other));
}

/**
 * The same page in this language, or the English one if there is no other. Leaves the phone, mail and anchors alone. Words about a page that
 * this business doesn't have lead nowhere.
 */
export function localize(language: Language, href: string): LocalLink {
  if (languageOf(href) === 'es')
    throw new Error(`${href} is an address in Spanish: a link is localized once, from its English one`);
  if (/^\/[\w/-]*([?#]|$)/.test(href) && !hasPage(href)) return { href: '' };
  return linkIn(language, href, hasSpanish);
}
