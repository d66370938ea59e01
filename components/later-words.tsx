import type { ReactNode } from 'react';
import type { Language } from '#schema/rules/language.ts';
import { findIn, type Words } from '#schema/rules/words.ts';
import { PageLanguage, usePageLanguage } from './page-language.ts';

/** Words that most visitors never need. They come apart from the page, and in one language only. */
const files = {
  ownRequest: {
    en: () => import('@words/own-request.yaml'),
    es: () => import('@words/own-request.es.yaml'),
  },
  photoTools: {
    en: () => import('@words/photo-tools.yaml'),
    es: () => import('@words/photo-tools.es.yaml'),
  },
  requestView: {
    en: () => import('@words/request-view.yaml'),
    es: () => import('@words/request-view.es.yaml'),
  },
};

export type LaterWords = Partial<Pick<Words, keyof typeof files>>;

export async function loadWords(language: Language, ...names: (keyof typeof files)[]): Promise<LaterWords> {
  const loaded = await Promise.all(names.map(async (name) => [name, (await files[name][language]()).default]));
  return Object.fromEntries(loaded);
}

/** What's inside finds these words with `useWords`, too. */
export function WithWords({ words, children }: { words: LaterWords; children: ReactNode }) {
  const page = usePageLanguage();
  const findWords = (path: string) => findIn(words, path) ?? page.findWords(path);
  return <PageLanguage value={{ ...page, findWords }}>{children}</PageLanguage>;
}
