import type { NextVisit } from '#schema/api/visit.ts';
import type { Language } from '#schema/rules/language.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';

/** When the next visit is free, in words. Null if none is soon. Throws if the desk doesn't answer. */
export async function readNextVisit(language: Language): Promise<string | null> {
  const response = await fetch('/api/next-visit');
  const { window }: NextVisit = await response.json();
  return window && describeWindow(window, language);
}
