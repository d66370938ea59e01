import { createContext, use } from 'react';
import type { Language } from '#schema/rules/language.ts';
import type { PhotoToolsWords } from '#schema/rules/words.ts';

export type PhotoWords = PhotoToolsWords;

/** They're too many to come with every page. */
export async function loadPhotoWords(language: Language): Promise<PhotoWords> {
  const loaded = await (language === 'es'
    ? import('@content/words/photo-tools.es.yaml')
    : import('@content/words/photo-tools.yaml'));
  return loaded.default;
}

/** The words of the photo tools, in the page's language. */
export const PhotoWordsContext = createContext<PhotoWords | null>(null);

export function usePhotoWords(): PhotoWords {
  const words = use(PhotoWordsContext);
  if (!words) throw new Error('This component must be inside the photo tools');
  return words;
}
