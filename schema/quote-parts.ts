/** A quote as people read it: the page with and without scripts, its print, and the mail with the signed copy show these parts in this order. */
import { timeZone } from './business-time.ts';
import { fill } from './fill.ts';
import { locales } from './language.ts';
import { dollars, grouped } from './number-format.ts';
import type { VisitorQuote } from './quote.ts';
import { quoteTotals } from './quote-totals.ts';
import quoteWords from './quote-words.json' with { type: 'json' };

export interface QuotePart {
  heading: string;
  rows: { label: string; value: string; note?: string; isTotal?: boolean }[];
  /** Of any number of lines. */
  text?: string;
}

/** A draft's preview has neither number nor date. `chosen` are the options that count. */
export type ShownQuote = Pick<VisitorQuote, 'quote'> & Partial<VisitorQuote>;

export function quoteParts(
  { quote, number, hash, at: sentAt, signature, work }: ShownQuote,
  chosen: readonly number[],
): QuotePart[] {
  const words = quoteWords[quote.language];
  const day = (date: string, zone = 'UTC') =>
    new Intl.DateTimeFormat(locales[quote.language], { timeZone: zone, dateStyle: 'long' }).format(Date.parse(date));
  const totals = quoteTotals(quote, chosen);
  const amount = (label: string, cents: number, isTotal = false) => ({ label, value: money(cents), isTotal });
  const parts: QuotePart[] = [
    {
      heading: fill(words.title, { number: number ?? '' }).trim(),
      rows: [
        { label: words.customer, value: quote.customer },
        { label: words.place, value: quote.place },
        ...(sentAt === undefined ? [] : [{ label: words.sent, value: day(sentAt, timeZone) }]),
        { label: words.valid, value: day(quote.validUntil) },
      ],
    },
    {
      heading: words.lines,
      rows: quote.lines.map(({ description, quantity, unit, price, isOptional }, index) => {
        const count = unit === 'lump sum' && quantity === 100 ? '' : `${grouped(quantity / 100)} ${words.units[unit]}`.trim();
        const option = isOptional && (chosen.includes(index) ? words.chosen : words.optional);
        const note = [option, count && `${count} x ${money(price)}`].filter(Boolean).join(', ');
        return { label: description, value: money(totals.lines[index] ?? 0), note };
      }),
    },
    {
      heading: words.total,
      rows: [
        amount(words.subtotal, totals.subtotal),
        ...(quote.discount > 0 ? [amount(words.discount, -quote.discount)] : []),
        ...(totals.tax > 0 ? [amount(fill(words.tax, { rate: quote.taxRate / 100 }), totals.tax)] : []),
        amount(words.total, totals.total, true),
        ...(quote.deposit > 0 ? [amount(fill(words.deposit, { share: quote.deposit }), totals.deposit)] : []),
      ],
    },
    {
      heading: words.schedule,
      rows: [
        { label: words.days, value: grouped(quote.days) },
        { label: words.start, value: day(quote.earliestStart) },
        ...(work ? [{ label: words.work, value: `${day(work.first)} - ${day(work.last)}` }] : []),
      ],
    },
    { heading: words.excluded, rows: [], text: quote.excluded },
    { heading: words.notes, rows: [], text: quote.notes },
    { heading: words.terms, rows: [], text: quote.terms },
  ];
  if (signature) {
    const at = new Intl.DateTimeFormat(locales[quote.language], { timeZone, dateStyle: 'long', timeStyle: 'long' });
    const rows = [
      { label: words.signedBy, value: signature.name },
      { label: words.signedAt, value: at.format(Date.parse(signature.at)) },
      { label: words.consent, value: signature.consent },
      { label: words.fingerprint, value: hash ?? '' },
    ];
    parts.push({ heading: words.signature, rows });
  }
  return parts.filter(({ rows, text }) => rows.length > 0 || text);
}

/** The same as plain text, for a mail. */
export function quoteText(shown: ShownQuote, chosen: readonly number[]): string {
  const sections = quoteParts(shown, chosen).map(({ heading, rows, text }) =>
    [
      heading.toUpperCase(),
      ...rows.map(({ label, value, note }) => `${label}${note ? ` (${note})` : ''}: ${value}`),
      ...(text ? [text] : []),
    ].join('\n'),
  );
  return sections.join('\n\n');
}

export function money(cents: number): string {
  return dollars(cents / 100);
}
