import spanish from '@words/quote.es.yaml';
import english from '@words/quote.yaml';
import type { Language } from '#schema/rules/language.ts';
import type { QuoteWords } from '#schema/rules/words.ts';

/** A quote has the language of its request, which needn't be the page's. */
export const quoteWords: Readonly<Record<Language, QuoteWords>> = { en: english, es: spanish };
