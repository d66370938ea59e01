/**
 * What was paid for a signed quote, as the business notes it; no money moves here. `POST /api/requests/:id/payments` adds one, with If-Match, so
 * that a second click adds nothing, and answers with the request. A mistake is taken back by another one below zero, which can't take back more
 * than was paid.
 */
import * as z from 'zod/mini';
import { dateOf, dateText } from '../rules/business-time.ts';
import { dayMs } from '../rules/duration.ts';
import { versionField } from '../rules/line.ts';
import { grouped } from '../rules/number-format.ts';
import type { QuoteTotals } from '../rules/quote-totals.ts';

const paymentParts = ['deposit', 'start', 'end', 'other'] as const;
const paymentWays = ['check', 'transfer', 'card', 'cash', 'other'] as const;
/** Of one request, and in cents of one payment. */
export const paymentLimits = { count: 50, cents: 90_000_000 } as const;

const missing = 'Enter the amount';
const error = `Enter an amount up to $${grouped(paymentLimits.cents / 100)}, with a minus for what you gave back or noted by mistake`;
const dayError = 'Enter the day it was paid, from 2000 to today';
const bound = paymentLimits.cents;
export const paymentSchema = z.strictObject({
  /** Below zero for what was given back or noted by mistake. */
  cents: z.int({ error: missing }).check(
    z.gte(-bound, { error }),
    z.lte(bound, { error }),
    z.refine((cents) => cents !== 0, { error: missing }),
  ),
  date: z.iso.date({ error: dayError }).check(z.refine(isPast, { error: dayError })),
  part: z.enum(paymentParts, { error: `Choose one of ${paymentParts.join(', ')}` }),
  way: z.enum(paymentWays, { error: `Choose one of ${paymentWays.join(', ')}` }),
  version: versionField,
});

export type Payment = Omit<z.infer<typeof paymentSchema>, 'version'>;
export type PaymentPart = Payment['part'];

/** Clocks differ by a day. */
function isPast(date: string): boolean {
  return date >= '2000-01-01' && date <= dateText(dateOf(Date.now() + dayMs));
}

export function paidIn(payments: readonly Payment[]): number {
  return payments.reduce((sum, { cents }) => sum + cents, 0);
}

/** What has to be paid by then, all together. */
export function payableBy(part: Exclude<PaymentPart, 'other'>, { total, deposit, start }: QuoteTotals): number {
  return { deposit, start: deposit + start, end: total }[part];
}
