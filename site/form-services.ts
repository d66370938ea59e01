import { serviceLabels } from '#schema/request-fields/words.ts';
import type { Language } from '#schema/rules/language.ts';
import { picks } from './read/picks.ts';

/** What a visitor can choose in the form, with what each is called. */
export function formServices(language: Language): Record<string, string> {
  const offered: readonly string[] = picks.formServices;
  return Object.fromEntries(Object.entries(serviceLabels[language]).filter(([value]) => offered.includes(value)));
}
