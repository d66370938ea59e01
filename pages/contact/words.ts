import type { words } from '../../content/words/contact.ts';
import type { ServiceValue } from '../../schema/estimate-request.ts';

export type Words = typeof words;

export type FormWords = Omit<Words['form'], 'check'> & {
  services: Record<ServiceValue, string>;
  /** Null if Turnstile doesn't check the form. */
  check: Words['form']['check'] | null;
};
