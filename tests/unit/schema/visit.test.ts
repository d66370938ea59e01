import { expect, test } from 'vitest';
import { visitsQuerySchema } from '../../../schema/visit.ts';

test.each([
  ['2027-04-11', true],
  ['2027-04-12', false],
])('visits from January 1 to %s can be asked for: %s', (to, isAllowed) => {
  expect(visitsQuerySchema.safeParse({ from: '2027-01-01', to }).success).toBe(isAllowed);
});
