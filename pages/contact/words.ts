import type { ServiceValue } from '../../schema/estimate-request.ts';
import type { ContactWords } from '../../schema/words/contact.ts';

export type Words = ContactWords;

export type FormWords = Omit<Words['form'], 'check'> & {
  services: Record<ServiceValue, string>;
  /** Null if Turnstile doesn't check the form. */
  check: Words['form']['check'] | null;
};
