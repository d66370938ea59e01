/**
 * Quotes: what the business writes after a visit, and what the customer signs. quote-totals.ts works out every amount, in the browser and in
 * the Worker; quote-parts.ts puts amounts and words (words/quote.ts) in the order in which people read them.
 *
 * - The business: `PUT /api/requests/:id/quote` keeps a draft. `POST` makes a version that never changes, and tells the customer; a newer one
 *   takes the place of the one before. What is signed changes only by another quote that says so, and that is signed, too. `PUT …/quote/work`
 *   plans a won job, and `DELETE` takes its days off again. `GET …/quote/contract` reads what was signed, also once the request is erased. Changes take If-Match and answer with the request, whose `state.quote` is a
 *   QuoteState. `GET /api/visits` has the work days, too. `DELETE …/quote/contract` notes that the customer canceled by a call or a letter.
 * - The customer: `GET /api/request` has `quote`, a VisitorQuote. Reading it by a link that the business didn't make notes that it's opened. `POST /api/request/quote` takes a quoteAnswerSchema; 204, or a problem in the page's language.
 */
import * as z from 'zod/mini';
import { dateOf, dateText } from '../rules/business-time.ts';
import { dayMs } from '../rules/duration.ts';
import { languages } from '../rules/language.ts';
import { lineSchema, nameSchema, paragraphSchema, versionField } from '../rules/line.ts';
import { grouped } from '../rules/number-format.ts';
import { quoteTotals, taxedParts } from '../rules/quote-totals.ts';
import type { Payment } from './payment.ts';
import { messageSchema } from './reply.ts';
import { crewSchema, type Work } from './visit.ts';

/**
 * Money is whole cents, quantities are whole hundredths of their unit. A product of two amounts stays exact in JavaScript. Messages are for
 * whoever types dollars.
 */
export const quoteLimits = {
  lines: 60,
  versions: 20,
  /** Of those, how many can be signed: the first one, and changes to it. */
  signed: 5,
  quantity: 10_000_000,
  price: 10_000_000,
  total: 90_000_000,
  days: 365,
  /** In characters. The limit of notes also holds for terms and the reason to decline. */
  note: 2000,
  name: 100,
  description: 200,
} as const;
/** How long a signed quote is kept. The fact quote.kept says so on the privacy page. */
export const contractYears = 5;
/** An open quote wants a reminder once it was sent so many days ago, or is valid for so many more. */
export const followUpDays = 3;

export const quoteUnits = ['sq ft', 'linear ft', 'each', 'hour', 'lump sum'] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

const yes = z.boolean({ error: 'Say true or false' });
const quoteLine = {
  description: line(quoteLimits.description, 'what each line is for'),
  quantity: whole(1, quoteLimits.quantity, `Enter a quantity from 0.01 to ${grouped(quoteLimits.quantity / 100)}`),
  unit: z.enum(quoteUnits, { error: `Choose one of ${quoteUnits.join(', ')}` }),
  /** Below zero for a credit. */
  price: whole(-quoteLimits.price, quoteLimits.price, `Enter a price up to $${grouped(quoteLimits.price / 100)}`),
  /** Counts only if the customer chooses it. */
  isOptional: yes,
  /** Percent of the price: 100 for material alone, 0 for labor alone. Missing where nobody has said so. */
  material: z.optional(whole(0, 100, 'Enter the share of material in whole percent, from 0 to 100')),
  /** How the quantity comes from what was measured: percent more for cuts, and whole boxes of so many square feet (0 for none). */
  measured: z.optional(
    z.strictObject({
      area: whole(1, quoteLimits.quantity, 'Enter the square feet'),
      waste: whole(0, 50, 'Enter the extra for cuts in percent, from 0 to 50'),
      box: whole(0, quoteLimits.quantity, 'Enter the square feet in a box'),
    }),
  ),
};

const taxError = 'Enter the sales tax in percent, from 0 to 20, with at most three decimals';
const linkError = 'Enter an address, such as https://pay.example/you';
const countError = { error: `A quote has 1 to ${quoteLimits.lines} lines` };
/** What the customer sees, and signs. All of it is here, so that a version can still be read years later. */
const quote = {
  /** The language of the terms and of what the customer signs. */
  language: z.enum(languages, { error: `Choose one of ${languages.join(', ')}` }),
  /** Who it's from, with address and phone; who it's for; and where the work is. */
  business: line(quoteLimits.description, 'our name, address and phone'),
  customer: nameSchema(quoteLimits.name, lineErrors(quoteLimits.name, "the customer's name")),
  place: line(quoteLimits.description, 'where the work is'),
  lines: z.array(z.strictObject(quoteLine)).check(z.minLength(1, countError), z.maxLength(quoteLimits.lines, countError)),
  /** The least that it comes to before a discount, or 0. */
  minimum: whole(0, quoteLimits.price, `Enter a minimum from $0 to $${grouped(quoteLimits.price / 100)}`),
  discount: whole(0, quoteLimits.total, 'Enter the discount in dollars or in percent, or 0'),
  /** In hundredths of a percent. */
  percentOff: whole(0, 10_000, 'Enter a discount of at most 100%'),
  taxed: z.enum(taxedParts, { error: 'Say what is taxed' }),
  /** In hundredths of a percent, and tenths of those: 887.5 is 8.875%. */
  taxRate: z.number(taxError).check(z.gte(0, taxError), z.lte(2000, taxError), z.multipleOf(0.1, taxError)),
  /** Percent of the total, and where it can be paid once the quote is signed. */
  deposit: whole(0, 100, 'Enter the deposit in whole percent, from 0 to 100'),
  depositLink: z.optional(z.string().check(z.overwrite(withProtocol), z.url({ protocol: /^https$/, error: linkError }))),
  /** Percent of the total that is due on the first day of work. The rest is due after the walk-through. */
  start: z.optional(whole(0, 100, 'Enter what is due on the first day in whole percent, from 0 to 100')),
  /** Both of a couple, for example. */
  hasTwoSigners: z.optional(yes),
  days: whole(1, quoteLimits.days, `Enter the days of work, from 1 to ${quoteLimits.days}`),
  earliestStart: day('the earliest start'),
  /** The last day on which it can be accepted. */
  validUntil: day('the last day it is valid'),
  excluded: note("what isn't included"),
  terms: note('the terms'),
  notes: note('the notes for the customer'),
  /** What the law wants to be said where an insurer pays. */
  claim: z.optional(note('the words on insurance claims')),
  /** The signed version whose place it takes, once it's signed, too. */
  changes: z.optional(whole(1, quoteLimits.versions, 'Enter the number of the quote that it changes')),
};

const discountError = "The discount and credits can't be more than what isn't optional";
const totalError = `All lines together can be at most $${grouped(quoteLimits.total / 100)}`;
const shareError = "The deposit and what is due on the first day can't be more than 100 percent";
const creditError = "A credit can't be optional";
export const quoteSchema = z.strictObject(quote).check(
  z.refine(isDiscountCovered, { path: ['discount'], error: discountError }),
  z.refine(({ deposit, start = 0 }) => deposit + start <= 100, { path: ['start'], error: shareError }),
  z.refine(({ lines }) => lines.every(({ isOptional, price }) => !isOptional || price >= 0), {
    path: ['lines'],
    error: creditError,
  }),
  z.refine((sent) => quoteTotals(sent, optionsOf(sent)).subtotal <= quoteLimits.total, { path: ['lines'], error: totalError }),
);

export const quoteDraftSchema = z.strictObject({ quote: quoteSchema, version: versionField });
/** `tell` is the mail or text that takes it to the customer. A mail gets the link below it. */
export const quoteSendSchema = z.strictObject({ ...quoteDraftSchema.shape, tell: messageSchema });

export const answerErrors = {
  name: `Type your full name, in at most ${quoteLimits.name} characters`,
  agrees: 'Check the box to sign electronically and agree to the terms',
};
const number = z.int();
const signer = nameSchema(quoteLimits.name, { missing: answerErrors.name, tooLong: answerErrors.name });
const consent = z.string({ error: answerErrors.agrees }).check(z.minLength(1, { error: answerErrors.agrees }));
export const quoteAnswerSchema = z.discriminatedUnion('action', [
  /** Names the version on screen, the places of the chosen lines, the total that it came to, and the words of the boxes that are checked and of the button. */
  z.strictObject({
    action: z.literal('accept'),
    number,
    hash: z.string(),
    options: z.array(z.int()).check(z.maxLength(quoteLimits.lines)),
    total: z.int(),
    name: signer,
    agrees: consent,
    /** The name of the second person, and that they agree, too. */
    second: z.optional(signer),
    secondAgrees: z.optional(consent),
    photos: z.optional(z.string()),
    intent: z.string(),
  }),
  z.strictObject({ action: z.literal('decline'), number, text: note('the reason') }),
  /** Names what is canceled: the first signed quote, and with it every change, or the last change. */
  z.strictObject({ action: z.literal('cancel'), number }),
]);

const work = {
  first: day('the first day of work'),
  last: day('the last day of work'),
  crew: crewSchema,
  note: z.optional(note('the note for the crew')),
};
const workError = `The last day can't be before the first, or more than ${quoteLimits.days} days later`;
/** `tell` is what the customer is told about it, in the same step. */
export const workChangeSchema = z
  .strictObject({ ...work, tell: z.optional(messageSchema), version: versionField })
  .check(z.refine(({ first, last }) => isSpan(first, last), { path: ['last'], error: workError }));

const moment = z.iso.datetime();
/** How a link came to the customer: with the form, in our mail, in a text, or on our own device, where it only signs and ends soon. */
const linkWays = ['form', 'mail', 'text', 'table'] as const;
export type LinkWay = (typeof linkWays)[number];
/** What UETA and ESIGN ask for: who, when, what, and the consent and the intent in the words on screen. */
const signatureSchema = z.object({
  name: z.string(),
  at: moment,
  /** The places of the lines that were chosen, and what everything came to. */
  options: z.array(z.int()),
  amounts: z.object({
    lines: z.array(z.int()),
    toMinimum: z.int(),
    subtotal: z.int(),
    discount: z.int(),
    tax: z.int(),
    total: z.int(),
    deposit: z.int(),
    start: z.int(),
  }),
  /** The words of the box and of the button. */
  consent: z.string(),
  intent: z.string(),
  /** The words of the box about photos of the new floor, if it was checked. */
  photos: z.optional(z.string()),
  /** The User-Agent. */
  device: z.string(),
  /** Who at the business made the link that was opened; null for the customer's own. */
  madeBy: z.nullable(z.string()),
  /** How the link came to the customer. */
  how: z.enum(linkWays),
  second: z.optional(z.object({ name: z.string(), consent: z.string() })),
  /** Until the end of which day it can be canceled, and the words about that, as the law wants them on paper. */
  cancel: z.object({ until: z.iso.date(), right: z.string(), notice: z.string() }),
});

/** What is known of a version beside the quote itself. */
export const quoteProgressSchema = z.object({
  /** SHA-256 of the quote as it's stored; empty for a draft. */
  hash: z.string(),
  /** In cents: what was signed, or what it comes to without options. */
  total: z.int(),
  /** When the version was made, or the draft saved, and by whom. */
  at: moment,
  by: z.string(),
  /** When the customer first opened it, by a link of their own. */
  openedAt: z.optional(moment),
  declined: z.optional(z.object({ at: moment, reason: z.string() })),
  /** When what was signed was canceled. */
  canceledAt: z.optional(moment),
  /** What the signed quote that it changes came to, in cents. */
  before: z.optional(z.int()),
});
/** Old versions have to stay readable, so a bound above that becomes tighter needs another one here. */
const storedQuote = z.object(quote);
/** One that is signed has its content and its signature from the contract. */
export const quoteVersionSchema = z.extend(quoteProgressSchema, {
  number,
  quote: storedQuote,
  signature: z.optional(signatureSchema),
});
/** What was signed, written once and never changed. Everything that shows it reads this. `at` is when it was sent. */
export const contractSchema = z.object({ number, hash: z.string(), at: moment, quote: storedQuote, signature: signatureSchema });
/** A version or a contract that can't be parsed, as it's stored. */
export interface UnreadableQuote {
  number: number;
  stored: string;
}

/** What the business sees. The newest version comes last. `isJobDue`: the work is over, and nobody has said that the job is done. */
export interface QuoteState {
  draft?: QuoteVersion;
  versions: QuoteVersion[];
  unreadable: UnreadableQuote[];
  payments: Payment[];
  work?: Work;
  isJobDue: boolean;
}
export type SentQuote = Omit<QuoteVersion, 'by'>;
/** A change that can still be signed, the newest that was signed, or else the newest. */
export interface VisitorQuote extends SentQuote {
  /** Whether it's past its last day, and whether it can be accepted. The desk says so, because a customer's clock can be wrong. */
  isOver: boolean;
  isOpen: boolean;
  /** Whether a signed copy goes out by mail, which changes the words of the consent. */
  mailsCopy: boolean;
  /** What else was signed. */
  signed: SentQuote[];
  payments: Payment[];
  /** In cents, by what is signed and by how far the work is. */
  due: number;
  /** The number of what can be canceled now, and until the end of which day. */
  cancelable?: { number: number; until: string };
}

export type WorkChange = Omit<z.infer<typeof workChangeSchema>, 'version'>;
export type Quote = z.infer<typeof quoteSchema>;
export type QuoteLine = Quote['lines'][number];
export type QuoteProgress = z.infer<typeof quoteProgressSchema>;
export type QuoteVersion = z.infer<typeof quoteVersionSchema>;
export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;
export type Signature = z.infer<typeof signatureSchema>;
export type Contract = z.infer<typeof contractSchema>;

/** The places of the lines that the customer can choose. */
export function optionsOf({ lines }: Pick<Quote, 'lines'>): number[] {
  return lines.flatMap(({ isOptional }, index) => (isOptional ? [index] : []));
}

/** The version that holds, if any is signed. */
export function contractOf<Version extends SentQuote>(versions: readonly Version[]): Version | undefined {
  return heldOf(versions).at(-1);
}

/** The contract and its changes. */
export function heldOf<Version extends SentQuote>(versions: readonly Version[]): Version[] {
  return versions.filter(({ signature, canceledAt }) => signature && canceledAt === undefined);
}

/** All of it can be canceled while the days of the first signature last; later on, a change can, while its own do. */
export function cancelableIn(versions: readonly SentQuote[], now: number): { number: number; until: string } | undefined {
  const held = heldOf(versions);
  const today = dateText(dateOf(now));
  return [held[0], held.at(-1)]
    .map((version) => ({ number: version?.number ?? 0, until: version?.signature?.cancel.until ?? '' }))
    .find(({ until }) => until >= today);
}

/** The newest version's number, whether it can be shown or not. */
export function lastOf({ versions, unreadable }: Pick<QuoteState, 'versions' | 'unreadable'>): number {
  return Math.max(0, ...[...versions, ...unreadable].map(({ number }) => number));
}

export type Standing = 'canceled' | 'accepted' | 'replaced' | 'declined' | 'expired' | 'opened' | 'sent';

/** Where a version stands. Days are counted in the business's time zone. */
export function quoteStanding(version: SentQuote, newest: number, now: number): Standing {
  if (version.signature) return version.canceledAt ? 'canceled' : 'accepted';
  if (version.number < newest) return 'replaced';
  if (version.declined) return 'declined';
  if (isExpired(version.quote, now)) return 'expired';
  return version.openedAt ? 'opened' : 'sent';
}

export function isExpired({ validUntil }: Pick<Quote, 'validUntil'>, now: number): boolean {
  return validUntil < dateText(dateOf(now));
}

/** As people type the address of their page. */
function withProtocol(link: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
}

function whole(minimum: number, maximum: number, error: string) {
  return z.int({ error }).check(z.gte(minimum, { error }), z.lte(maximum, { error }));
}

function isDiscountCovered(sent: Parameters<typeof quoteTotals>[0]): boolean {
  const { discount, subtotal } = quoteTotals(sent, []);
  return discount <= subtotal;
}

function isSpan(first: string, last: string): boolean {
  return first <= last && Date.parse(last) - Date.parse(first) < quoteLimits.days * dayMs;
}

function day(what: string) {
  return z.iso.date({ error: `Enter ${what} as a date, such as 2026-12-01` });
}

function line(maximum: number, what: string, missing = `Enter ${what}`) {
  return lineSchema(maximum, { ...lineErrors(maximum, what), missing });
}

function lineErrors(maximum: number, what: string) {
  return { missing: `Enter ${what}`, tooLong: `Shorten ${what} to ${grouped(maximum)} characters` };
}

function note(what: string) {
  const tooLong = `Shorten ${what} to ${grouped(quoteLimits.note)} characters`;
  return paragraphSchema(quoteLimits.note, { type: `Write ${what} as text`, tooLong });
}
