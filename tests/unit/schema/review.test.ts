import { expect, test } from 'vitest';
import {
  answerSchema,
  consentSchema,
  removalReasons,
  removalSchema,
  reviewErrors,
  reviewLimits,
  reviewSchema,
  signatures,
  signReview,
} from '../../../schema/review.ts';

test.each([
  ['María Luisa Gómez', 'María G.', 'M. G.'],
  ['  kim   o’neil ', 'kim O.', 'K. O.'],
  ['Cher', 'Cher', 'C.'],
  ['Ana María de la Garza', 'Ana G.', 'A. G.'],
  ['Gómez, María Luisa', 'María G.', 'M. G.'],
  ['A. Lee, Jr.', 'A. L.', 'A. L.'],
  ['Ann & Bob Lee', 'Ann L.', 'A. L.'],
  ['', '', ''],
])('%s signs as %s or %s', (fullName, firstName, initials) => {
  expect(signReview(fullName, 'first name')).toBe(firstName);
  expect(signReview(fullName, 'initials')).toBe(initials);
});

test.each([
  ['no stars', { stars: 0 }],
  ['half a star', { stars: 4.5 }],
  ['five megabytes', { text: 'a'.repeat(5e6) }],
  ['a full name', { signature: 'full name' }],
  ['a field of its own', { isHidden: true }],
])('a review with %s is refused', (_, fields) => {
  const review = { stars: 5, text: 'On time, and they swept.', signature: 'initials' };
  expect(reviewSchema.safeParse(review).success).toBe(true);
  expect(reviewSchema.safeParse({ ...review, ...fields }).success).toBe(false);
});

test.each([
  ['an answer without words', answerSchema, { text: ' ' }],
  ['an answer that is too long', answerSchema, { text: 'a'.repeat(reviewLimits.answer + 1) }],
  ['removing a review for being bad', removalSchema, { reason: 'too few stars' }],
  ['consent for a photo by its address', consentSchema, { photos: ['../before.jpg'] }],
])('%s is refused', (_, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

test('an answer, a removal for private data, and consent to show no photo are accepted', () => {
  expect(answerSchema.parse({ text: ' Thanks! ' })).toEqual({ text: 'Thanks!' });
  expect(removalReasons.map((reason) => removalSchema.parse({ reason }).reason)).toEqual(removalReasons);
  expect(consentSchema.parse({ photos: [] })).toEqual({ photos: [] });
  expect(reviewSchema.safeParse({ stars: 0, text: '', signature: signatures[0] }).error?.issues[0]?.message).toBe(
    reviewErrors.stars,
  );
});
