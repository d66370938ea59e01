import type { Language } from '#schema/rules/language.ts';
import { floorKinds, inOrder } from './read/floor-kinds.ts';

/** What a visitor can choose in the form, in its order. */
export const formChoices = { en: choicesIn('en'), es: choicesIn('es') };

/** What bundled code knows of them, as BUSINESS_SERVICES. */
export const builtServices = { en: formServices('en'), es: formServices('es') };

/** What each choice is called, by its value. */
export function formServices(language: Language): Record<string, string> {
  return Object.fromEntries(formChoices[language].map(({ value, label }) => [value, label]));
}

function choicesIn(language: Language) {
  const { kinds, otherChoices, inForm } = floorKinds[language];
  const ofKinds = kinds.flatMap(({ form, price }) => (form ? [{ price, ...form }] : []));
  return inOrder([...ofKinds, ...otherChoices], ({ value }) => value, inForm);
}
