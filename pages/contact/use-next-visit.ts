import { useEffect, useState } from 'react';
import type { Language } from '#schema/rules/language.ts';

/** When the next visit is free, once the desk has said so. It stays null if the desk doesn't answer. */
export function useNextVisit(language: Language): string | null {
  const [nextVisit, setNextVisit] = useState<string | null>(null);
  useEffect(() => {
    import('./next-visit.ts')
      .then(({ readNextVisit }) => readNextVisit(language))
      .then(setNextVisit, () => {
        // The form does without.
      });
  }, [language]);
  return nextVisit;
}
