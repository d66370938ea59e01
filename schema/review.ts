/**
 * What a customer says about a finished job, and which of its photos may be shown.
 *
 * - By the visitor's link, once the status is done: `PUT` and `DELETE /api/request/review`, and `PUT /api/request/consent`.
 * - By the business: `PUT /api/requests/:id/review/answer`, once, and `POST /api/requests/:id/review/removal`. Nothing else can keep a
 *   review from being published. A removed one that its author changes is published again.
 */
import * as z from 'zod/mini';
import { paragraphSchema } from './line.ts';

export const reviewLimits = { stars: 5, text: 600, answer: 600 } as const;
export const signatures = ['first name', 'initials'] as const;
/** Why the business may remove a review. How many were removed for each is public. */
export const removalReasons = ['abuse', 'private data'] as const;
/** Why a review no longer shows, in the public figures. Those of 'age' expired with their request, after 24 months. */
export const goneReasons = [...removalReasons, 'age'] as const;

export const reviewErrors = {
  type: 'Send the text as text',
  stars: 'Choose one to five stars',
  tooLong: `Shorten the review to ${reviewLimits.text} characters`,
  signature: 'Choose how to sign it',
};

/** Stars, and a text that may be empty. */
export const reviewSchema = z.strictObject({
  stars: z
    .int({ error: reviewErrors.stars })
    .check(z.gte(1, { error: reviewErrors.stars }), z.lte(reviewLimits.stars, { error: reviewErrors.stars })),
  text: paragraphSchema(reviewLimits.text, reviewErrors),
  signature: z.enum(signatures, { error: reviewErrors.signature }),
});

export const answerSchema = z.strictObject({
  text: paragraphSchema(reviewLimits.answer, {
    type: reviewErrors.type,
    missing: 'Write an answer',
    tooLong: `Shorten the answer to ${reviewLimits.answer} characters`,
  }),
});

export const removalSchema = z.strictObject({
  reason: z.enum(removalReasons, { error: `Choose one of ${removalReasons.join(', ')}` }),
});

/** A review as its author and the business see it. */
export const storedReviewSchema = z.object({
  ...reviewSchema.shape,
  /** When it was written or last changed. */
  at: z.iso.datetime(),
  answer: z.optional(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** Set while it isn't published. */
  removed: z.optional(z.object({ reason: z.enum(removalReasons), at: z.iso.datetime() })),
});

export type Review = z.infer<typeof reviewSchema>;
export type StoredReview = z.infer<typeof storedReviewSchema>;
export type RemovalReason = (typeof removalReasons)[number];
export type GoneReason = (typeof goneReasons)[number];

/** 'María G.' or 'M. G.' for 'María Luisa Gómez' or 'Gómez, María Luisa'; never the last name. Who gave one name only signs with it, or its initial. */
export function signReview(fullName: string, style: Review['signature']): string {
  const [last = '', ...rest] = fullName.replace(/,?\s+(?:[js]r|i{2,3})\b\.?/iu, '').split(',');
  const [first = '', ...others] = `${rest.join(' ')} ${last}`.split(/[\s._/&+]+/u).filter((part) => part !== '');
  return [style === 'initials' || first.length === 1 ? initial(first) : first, initial(others.at(-1) ?? '')]
    .filter((part) => part !== '')
    .join(' ');
}

function initial(name: string): string {
  const [letter] = new Intl.Segmenter('en').segment(name);
  return letter === undefined ? '' : `${letter.segment.toUpperCase()}.`;
}
