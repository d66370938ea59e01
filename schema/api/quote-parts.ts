/** A quote as people read it: the page, its print, and the mail with the signed copy show these parts in this order. */
import { timeZone } from '../rules/business-time.ts';
import { fill } from '../rules/fill.ts';
import { type Language, locales } from '../rules/language.ts';
import { dollars, grouped } from '../rules/number-format.ts';
import { percentOf, quoteTotals } from '../rules/quote-totals.ts';
import type { QuoteWords } from '../rules/words.ts';
import { paidIn } from './payment.ts';
import { contractYears, type VisitorQuote } from './quote.ts';
import type { Work } from './visit.ts';

export interface QuotePart {
  heading: string;
  /** Names with their values, rather than amounts. */
  isFacts?: true;
  rows: {
    label: string;
    value: string;
    note?: string;
    isTotal?: boolean;
    /** The place of a line that can be chosen. */
    option?: number;
  }[];
  /** Can have several lines. */
  text?: string;
  isBold?: true;
}

/** A draft's preview has neither number nor date. `chosen` are the options that count. */
export type ShownQuote = Pick<VisitorQuote, 'quote'> &
  Partial<VisitorQuote> & {
    /** For the sheet that asks for money: its number and date, and the cents that are due. */
    invoice?: { number: string; date: string; due: number };
    work?: Work | undefined;
  };

/** Above a quote: what became of it. */
export function describeState(shown: ShownQuote, words: QuoteWords): string {
  const { quote, signature, canceledAt, declined, isOver, isOpen, invoice } = shown;
  if (invoice) return '';
  const changed = isOpen && quote.changes ? 'change' : null;
  const state = canceledAt ? 'canceled' : signature ? 'accepted' : declined ? 'declined' : isOver ? 'expired' : changed;
  return state ? fill(words.standings[state], { years: contractYears, number: quote.changes ?? '' }) : '';
}

/** The words of the box before signing. */
export function consentIn(words: QuoteWords, mailsCopy = true): string {
  return mailsCopy ? words.agree : words.agreeWithoutMail;
}

export function quoteParts(shown: ShownQuote, chosen: readonly number[], words: QuoteWords): QuotePart[] {
  const { quote, number = '', hash = '', at, signature, work, invoice, before, canceledAt, payments = [] } = shown;
  const { language, minimum, percentOff, taxed, taxRate, deposit, start = 0 } = quote;
  /** A lump sum is one price: with its lines priced, it would be a separated contract. */
  const isLumpSum = taxed === 'nothing';
  const day = (date: string, zone?: string) => longDate(date, language, zone);
  const totals = signature?.amounts ?? quoteTotals(quote, chosen);
  const { total } = totals;
  const paid = paidIn(payments);
  const row = (label: string, value: string, isShown = true) => (isShown ? [{ label, value }] : []);
  const title = fill(words.title, { number }).trim();
  const parts: QuotePart[] = [
    {
      heading: invoice ? fill(words.invoice, invoice) : title,
      isFacts: true,
      rows: [
        ...(invoice ? [...row(words.invoiceDate, day(invoice.date)), ...row(words.contract, title)] : []),
        ...row(words.business, quote.business),
        ...row(words.customer, quote.customer),
        ...row(words.place, quote.place),
        ...(at === undefined || invoice ? [] : row(words.sent, day(at, timeZone))),
        ...row(words.valid, day(quote.validUntil), !invoice),
        ...(canceledAt === undefined ? [] : row(words.canceled, day(canceledAt, timeZone))),
        ...row(words.changes, fill(words.title, { number: quote.changes ?? '' }), quote.changes !== undefined),
      ],
    },
    {
      heading: words.lines,
      rows: quote.lines.map(({ description, quantity, unit, price, isOptional, material = 0 }, index) => {
        const isPriced = !isLumpSum || isOptional;
        const isLeftOut = isOptional && !chosen.includes(index);
        const option = isLeftOut ? (signature ? words.notChosen : words.optional) : isOptional && words.chosen;
        const count = `${grouped(quantity / 100)} ${unit === 'lump sum' ? '' : words.units[unit]}`.trim();
        const isCounted = unit !== 'lump sum' || quantity !== 100;
        const amount = totals.lines[index] ?? 0;
        const ofMaterial = percentOf(amount, material);
        const parts = { material: money(ofMaterial), labor: money(amount - ofMaterial) };
        const isSplit = taxed === 'material' && material > 0 && material < 100;
        const note = [option, isCounted && (isPriced ? `${count} x ${money(price)}` : count), isSplit && fill(words.parts, parts)]
          .filter(Boolean)
          .join(', ');
        // Nobody who adds up the column should count what the total leaves out.
        const value = `${isLeftOut ? '+' : ''}${money(amount)}`;
        return {
          label: description,
          value: !isPriced ? '' : isLeftOut && signature ? '–' : value,
          note,
          ...(isOptional && { option: index }),
        };
      }),
    },
    {
      heading: words.total,
      rows: [
        ...row(fill(words.toMinimum, { minimum: money(minimum) }), money(totals.toMinimum), totals.toMinimum > 0 && !isLumpSum),
        ...row(words.subtotal, money(totals.subtotal), !isLumpSum || totals.discount > 0),
        ...row(
          `${words.discount}${percentOff > 0 ? ` (${percentOff / 100}%)` : ''}`,
          money(-totals.discount),
          totals.discount > 0,
        ),
        ...row(
          fill(words.tax[taxed === 'all' ? 'all' : 'material'], { rate: grouped(taxRate / 100) }),
          money(totals.tax),
          totals.tax > 0,
        ),
        { label: words.total, value: money(total), isTotal: true },
        ...(before === undefined ? [] : [...row(words.before, money(before)), ...row(words.difference, signed(total - before))]),
        ...row(fill(words.deposit, { share: deposit }), money(totals.deposit), deposit > 0),
        ...row(fill(words.start, { share: start }), money(totals.start), start > 0),
        ...row(words.end, money(total - totals.deposit - totals.start), start > 0),
      ],
    },
    {
      heading: words.payments,
      rows: [
        ...payments.map(({ date, part, way, cents }) => ({
          label: words.paidFor[part],
          note: `${day(date)}, ${words.ways[way]}`,
          value: money(cents),
        })),
        ...row(words.paid, money(paid), payments.length > 0),
        ...row(words.open, money(total - paid), payments.length > 0),
        ...(invoice && quote.depositLink ? row(words.pay, quote.depositLink) : []),
        ...(invoice ? [{ label: words.dueNow, value: money(invoice.due), isTotal: true as const }] : []),
      ],
    },
    {
      heading: words.schedule,
      rows: [
        ...row(words.days, grouped(quote.days)),
        ...row(words.firstDay, day(quote.earliestStart)),
        ...(work ? row(words.work, [...new Set([work.first, work.last])].map((date) => day(date)).join(' - ')) : []),
      ],
    },
    ...(['excluded', 'notes', 'terms'] as const).map((name) => ({ heading: words[name], rows: [], text: quote[name] })),
  ];
  parts.push({ heading: words.claimHeading, rows: [], text: quote.claim ?? '', isBold: true });
  // The law wants these words right above the signature.
  parts.push({ heading: words.rightHeading, rows: [], text: signature?.cancel.right ?? words.right, isBold: true });
  if (signature) {
    const time = new Intl.DateTimeFormat(locales[language], { timeZone, dateStyle: 'long', timeStyle: 'long' });
    const { second, madeBy: by } = signature;
    const who = [
      ...row(words.signedBy, [signature.name, second?.name].filter(Boolean).join(' · ')),
      ...row(words.signedAt, time.format(Date.parse(signature.at))),
      ...row(words.signedHow, fill(words.how[signature.how], { by: by ?? '' })),
    ];
    const agreed = [signature.consent, second?.consent, signature.photos].filter(Boolean).join(' ');
    const what = [...row(words.consent, agreed), ...row(words.fingerprint, hash)];
    // On a sheet of its own, it says what was signed.
    parts.push({ heading: `${words.signature}: ${fill(words.title, { number })}`, isFacts: true, rows: [...who, ...what] });
  }
  const shownParts = parts.filter(({ rows, text }) => rows.length > 0 || text);
  return invoice ? shownParts.slice(0, 4) : shownParts;
}

/** The quote as plain text, for a mail. */
export function quoteText(shown: ShownQuote, chosen: readonly number[], words: QuoteWords): string {
  const lineOf = ({ label, value, note }: QuotePart['rows'][number]) =>
    `${label}${note ? ` (${note})` : ''}${value && `: ${value}`}`;
  return quoteParts(shown, chosen, words)
    .map(({ heading, rows, text = '' }) => [heading.toUpperCase(), ...rows.map(lineOf), text].join('\n').trimEnd())
    .join('\n\n');
}

export function money(cents: number): string {
  return dollars(cents / 100);
}

function signed(cents: number): string {
  return `${cents > 0 ? '+' : ''}${money(cents)}`;
}

export function longDate(date: string, language: Language, zone = 'UTC'): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: zone, dateStyle: 'long' }).format(Date.parse(date));
}
