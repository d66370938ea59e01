import { expect, test } from 'vitest';
import { whyUrgent } from '#schema/rules/urgency.ts';

test.each([
  ['urgent', undefined, 'chosen in the form'],
  ['', { page: 'water-damage' }, 'water damage page'],
  ['', { page: 'warranty' }, null],
  ['', undefined, null],
])('who chose %j and comes from %j is urgent for this reason: %s', (howSoon, context, reason) => {
  expect(whyUrgent({ howSoon, context })).toBe(reason);
});
