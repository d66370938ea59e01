import type { Language } from '../../schema/language.ts';
import type { NextVisit } from '../../schema/visit.ts';
import { describeWindow } from '../../schema/visit-windows.ts';

/** When the next visit is free, in words. Null if none is soon. Throws if the desk doesn't answer. */
export async function readNextVisit(language: Language): Promise<string | null> {
  const response = await fetch('/api/next-visit');
  const { window }: NextVisit = await response.json();
  return window && describeWindow(window, language);
}
