/** The quote of an example request: sent on a day, opened on the next, and signed two days later if the job is won. */
import { createHash } from 'node:crypto';
import type { Contract, Quote, QuoteProgress } from '#schema/api/quote.ts';
import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import type { Language } from '#schema/rules/language.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';
import { quoteFacts } from '#site/quote-facts.ts';
import { wordsIn } from '#site/read/words.ts';

/** A line of a dump (worker/store/desk/dump.ts). */
export interface ExampleRow {
  table: string;
  row: Record<string, string | number | null>;
}

interface Quoted {
  id: string;
  fullName: string;
  zipCode: string;
  language: Language;
  squareFeet: number;
  /** When it was sent, in Unix ms. */
  at: number;
  isWon: boolean;
}

const descriptions = { en: ['Floor', 'Installation'], es: ['Piso', 'Instalación'] } as const;

export function exampleQuote({ id, fullName, zipCode, language, squareFeet, at, isWon }: Quoted): ExampleRow[] {
  const { business, taxRate, deposit, excluded, terms, startsInDays, holdsDays } = quoteFacts;
  const { agree: consent, accept: intent } = wordsIn(language).quote;
  const [floor, installation] = descriptions[language];
  const dayIn = (days: number) => dateText(dateOf(at) + days * dayMs);
  const timeIn = (days: number) => new Date(at + days * dayMs).toISOString();
  const days = 1 + Math.floor(squareFeet / 400);
  const line = { unit: 'sq ft', isOptional: false } as const;
  const quote: Quote = {
    language,
    business,
    customer: fullName,
    place: zipCode,
    lines: [
      { ...line, description: floor, quantity: 110 * squareFeet, price: 450, isTaxed: true },
      { ...line, description: installation, quantity: 100 * squareFeet, price: 350, isTaxed: false },
    ],
    discount: 0,
    ...{ taxRate, deposit, days },
    earliestStart: dayIn(startsInDays),
    validUntil: dayIn(holdsDays),
    ...{ excluded: excluded[language], terms: terms[language], notes: '' },
  };
  const amounts = quoteTotals(quote, []);
  const content = JSON.stringify(quote);
  const hash = createHash('sha256').update(content).digest('hex');
  const progress: QuoteProgress = { hash, total: amounts.total, at: timeIn(0), by: 'Sam', ownNotes: '', openedAt: timeIn(1) };
  const signature = { name: fullName, at: timeIn(3), options: [], amounts, consent, intent, device: '', madeBy: null };
  const contract: Contract = { number: 1, hash, at: timeIn(0), quote, signature };
  const signed = { request_id: id, number: 1, document: JSON.stringify(contract), signed_at: at + 3 * dayMs };
  const work = { first: dayIn(startsInDays), last: dayIn(startsInDays + days - 1), crew: squareFeet % 40 ? 'Ray' : 'Luz' };
  return [
    { table: 'quotes', row: { request_id: id, number: 1, content, progress: JSON.stringify(progress) } },
    ...(isWon ? [{ table: 'contracts', row: signed }] : []),
    ...(isWon ? [{ table: 'work', row: { request_id: id, ...work, sequence: 0, changed_at: at + 4 * dayMs } }] : []),
  ];
}
