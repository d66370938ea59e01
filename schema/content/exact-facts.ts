/** Facts that code reads by name: what each has to be, and how a text has to be written. The check, the build and the editor all use them. */
import { emailPattern } from '../rules/email.ts';
import { taxedParts } from '../rules/quote-totals.ts';

/** A pattern for the whole text, and the sentence for whoever wrote something else. */
export const exactTexts: Readonly<Record<string, readonly [pattern: RegExp, expected: string]>> = {
  'business.phone': [
    /^(\+?1[-. ]?)?(\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ]?)[2-9]\d{2}[-. ]?\d{4}$/,
    'a phone number of ten digits, such as (614) 555-0142',
  ],
  'business.email': [emailPattern, 'an email address such as office@example.com'],
  'business.siteUrl': [/^https?:\/\/[\w-]+(\.[\w-]+)+\/?$/, 'the address of the website, such as https://www.example.com'],
  'business.address': [
    /^.+, [A-Z]{2} \d{5}$/,
    'the city, the state and the zip code at the end, such as 12 Main St, Columbus, OH 43215',
  ],
  'quote.taxed': [new RegExp(`^(${taxedParts.join('|')})$`), `one of ${taxedParts.join(', ')}`],
};

type Kind = 'text' | 'value' | 'low' | 'opens';

export const kindNames: Readonly<Record<Kind, string>> = {
  text: 'words, in a field text',
  value: 'one number, in a field value',
  low: 'a range, in fields low and high',
  opens: 'opening hours, in fields first, last, opens and closes',
};

/** No business does without these. */
export const neededFacts: Readonly<Record<string, Kind>> = {
  'business.name': 'text',
  'business.shortName': 'text',
  'business.phone': 'text',
  'business.email': 'text',
  'business.siteUrl': 'text',
  'business.address': 'text',
  'business.insurance': 'text',
  'open.weekdays': 'opens',
  'open.saturday': 'opens',
  'open.crews': 'value',
  'answer.usual': 'low',
  'answer.promised': 'value',
  'answer.quote': 'value',
  'price.installation': 'value',
  'price.minimum': 'value',
  'patternLabor.diagonal': 'value',
  'patternLabor.herringbone': 'value',
  'quote.cancel': 'value',
  'quote.refund': 'value',
};
