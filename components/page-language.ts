import { createContext, use } from 'react';
import type { Language } from '#schema/rules/language.ts';
import type { SharedWords } from '#schema/rules/words.ts';

/** The page's language, for components that are only rendered at build. Islands get their words as props. */
interface PageLanguage {
  language: Language;
  words: SharedWords;
  /** Where a link on this page leads; `hrefLang` is set if that page is in the other language. */
  localize: (href: string) => { href: string; hrefLang?: Language };
}

export const PageLanguage = createContext<PageLanguage | null>(null);

export function usePageLanguage(): PageLanguage {
  const page = use(PageLanguage);
  if (!page) throw new Error("Islands don't know the page's language: pass them words and links as props");
  return page;
}
