import { createContext, use } from 'react';
import type { Language } from '../schema/language.ts';

/** The page's language, for components that are only rendered at build. Islands get their words as props. */
interface PageLanguage {
  language: Language;
  words: SharedWords;
  /** Where a link on this page leads; `hrefLang` is set if that page is in the other language. */
  localize: (href: string) => { href: string; hrefLang?: Language };
}

/** Words of components that many pages share. content/words/shared.yaml has them. */
interface SharedWords {
  breadcrumbs: string;
  /** With {phone}. */
  call: string;
  learnMore: string;
  /** Follows `learnMore`, for screen readers, with {name}. */
  aboutName: string;
  seeInRoom: string;
  gallery: string;
  /** After the name of a link to a page in the other language. */
  inEnglish: string;
}

export const PageLanguage = createContext<PageLanguage | null>(null);

export function usePageLanguage(): PageLanguage {
  const page = use(PageLanguage);
  if (!page) throw new Error("Islands don't know the page's language: pass them words and links as props");
  return page;
}
