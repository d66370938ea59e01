import { useEffect, useState } from 'react';
import { usePageLanguage } from '#components/page-language.ts';
import type { NextVisit } from '#schema/api/visit.ts';
import type { Language } from '#schema/rules/language.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';

/** When the next visit is free, in words, once the desk has said so. It stays null if none is soon, or if the desk doesn't answer. */
export function useNextVisit(): string | null {
  const { language } = usePageLanguage();
  const [nextVisit, setNextVisit] = useState<string | null>(null);

  useEffect(() => {
    readNextVisit(language).then(setNextVisit, () => {
      // The form does without.
    });
  }, [language]);

  return nextVisit;
}

async function readNextVisit(language: Language): Promise<string | null> {
  const response = await fetch('/api/next-visit');
  const { window }: NextVisit = await response.json();
  return window && describeWindow(window, language);
}
