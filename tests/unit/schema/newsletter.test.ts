import { expect, test } from 'vitest';
import { newsletterSchema } from '#schema/api/newsletter.ts';

test.each([
  [undefined, 'Enter your email address'],
  [' ', 'Enter your email address'],
  ['nope', 'Enter an email address like name@example.com'],
  [`${'a'.repeat(250)}@b.co`, 'Shorten your email address to 254 characters'],
])('the newsletter says what is wrong with %j', (email, message) => {
  expect(newsletterSchema.safeParse({ email }).error?.issues[0]?.message).toBe(message);
});
