import { expect, test } from 'vitest';
import { signReview } from '../../../schema/review.ts';

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
