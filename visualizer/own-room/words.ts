import { createContext, use } from 'react';
import type { PhotoToolsWords } from '#schema/rules/words.ts';

export type PhotoWords = PhotoToolsWords;
export type LoadPhotoWords = () => Promise<PhotoWords>;

/** The words of the photo tools, in the page's language. */
export const PhotoWordsContext = createContext<PhotoWords | null>(null);

export function usePhotoWords(): PhotoWords {
  const words = use(PhotoWordsContext);
  if (!words) throw new Error('This component must be inside the photo tools');
  return words;
}
