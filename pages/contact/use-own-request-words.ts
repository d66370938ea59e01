import { useEffect, useState } from 'react';
import type { Language } from '#schema/rules/language.ts';
import { loadOwnRequestWords, type OwnRequestWords } from '../own-request-words.ts';

/** The words of `RequestSent` and of what comes along with the request. Null until they have loaded. */
export function useOwnRequestWords(language: Language) {
  const [ownWords, setOwnWords] = useState<OwnRequestWords | null>(null);

  useEffect(() => {
    loadOwnRequestWords(language).then(setOwnWords, () => {
      // Sending tries again.
    });
  }, [language]);

  /** Tries again if they didn't load. */
  async function needOwnWords() {
    if (!ownWords) setOwnWords(await loadOwnRequestWords(language).catch(() => null));
  }

  return { ownWords, needOwnWords };
}
