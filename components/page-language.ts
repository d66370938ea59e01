import { createContext, use } from 'react';
import { type Language, type LocalLink, linkIn } from '#schema/rules/language.ts';
import type { Words } from '#schema/rules/words.ts';

/** A file of words/, or a part of one: 'gallery' or 'gallery.list'. */
export type WordsPath = { [Name in keyof Words]: Name | `${Name}.${keyof Words[Name] & string}` }[keyof Words];

type WordsAt<Path extends WordsPath> = Path extends keyof Words
  ? Words[Path]
  : Path extends `${infer Name extends keyof Words}.${infer Part}`
    ? Words[Name][Part & keyof Words[Name]]
    : never;

interface PageLanguage {
  language: Language;
  /** All words at build; in the browser, those that the island lists. */
  findWords: (path: string) => unknown;
  /** Where a link on this page leads, by its English address. */
  localize: (href: string) => LocalLink;
}

export const PageLanguage = createContext<PageLanguage | null>(null);

/** The page's language and links, at build and in an awake island alike. */
export function usePageLanguage(): PageLanguage {
  const page = use(PageLanguage);
  if (!page) throw new Error('This must be rendered within a page');
  return page;
}

/** What the page says in its language. An island lists the words that its components use. */
export function useWords<Path extends WordsPath>(path: Path): WordsAt<Path> {
  const found = usePageLanguage().findWords(path);
  if (found === undefined) throw new Error(`This island doesn't list the words '${path}'`);
  // The words were checked against these types when they were read.
  return found as WordsAt<Path>;
}

/** What an island's marker says about its page. */
export interface MarkedPage {
  language: Language;
  /** By path. */
  words: Readonly<Record<string, unknown>>;
  /** Addresses that the island links to and that have no edition in its language. */
  english?: readonly string[];
}

/** What an island knows of its page, asleep and awake. */
export function pageOf({ language, words, english = [] }: MarkedPage): PageLanguage {
  return {
    language,
    findWords: (path) => words[path],
    localize: (href) => linkIn(language, href, (address) => !english.includes(address)),
  };
}
