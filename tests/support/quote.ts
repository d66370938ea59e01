/** A quote that passes, and what a test does with one. */
import type { Quote, SentQuote, Signature, VisitorQuote } from '#schema/api/quote.ts';
import { consentIn } from '#schema/api/quote-parts.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { wordsIn } from '#site/read/words.ts';
import type { Visitor } from './site/visitor.ts';

const dayIn = (days: number) => dateText(dateOf(Date.now()) + days * dayMs);

export const quote: Quote = {
  language: 'en',
  business: 'Oak Floors, Austin, TX 78701, (512) 555-0199',
  customer: 'Ann Lee',
  place: '12 Oak St, Austin, 78704',
  lines: [
    { description: 'Oak boards', quantity: 24_000, unit: 'sq ft', price: 850, isOptional: false, material: 100 },
    { description: 'Installation', quantity: 21_600, unit: 'sq ft', price: 350, isOptional: false, material: 0 },
    { description: 'Baseboards', quantity: 5_900, unit: 'linear ft', price: 450, isOptional: true, material: 0 },
  ],
  minimum: 0,
  discount: 10_000,
  percentOff: 0,
  taxed: 'material',
  taxRate: 825,
  deposit: 30,
  depositLink: 'https://pay.example/deposit',
  days: 3,
  earliestStart: dayIn(14),
  validUntil: dayIn(30),
  excluded: 'Painting',
  terms: 'Pay us.',
  notes: '',
};

export const signature: Signature = {
  name: 'Ann Lee',
  at: '2026-12-01T18:00:00.000Z',
  options: [],
  amounts: quoteTotals(quote, []),
  consent: 'I agree.',
  intent: '',
  device: '',
  madeBy: null,
  how: 'mail',
  cancel: { until: '2026-12-04', right: 'You may cancel.', notice: '' },
};

export const sending = (changes: Partial<Quote> = {}, channel = 'mail') => ({
  quote: { ...quote, ...changes },
  tell: { channel, text: 'Here is your quote.' },
});

/** What the customer's page sends to accept what it shows. */
export function acceptance(
  { number, hash, quote, mailsCopy }: SentQuote & { mailsCopy?: boolean },
  options: number[] = [],
  changes: object = {},
) {
  return {
    action: 'accept',
    number,
    hash,
    options,
    total: quoteTotals(quote, options).total,
    name: 'Ann Lee',
    agrees: consentIn(wordsIn(quote.language).quote, mailsCopy),
    intent: wordsIn(quote.language).quote.accept,
    ...changes,
  };
}

export async function shownQuote(visitor: Visitor): Promise<VisitorQuote> {
  const { quote } = await visitor.page();
  if (!quote) throw new Error('The page shows no quote');
  return quote;
}
