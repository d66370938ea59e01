import type { ContactWords } from '#schema/rules/words.ts';

export type Words = ContactWords;

export type FormWords = Omit<Words['form'], 'check'> & {
  /** Null if Turnstile doesn't check the form. */
  check: Words['form']['check'] | null;
};
