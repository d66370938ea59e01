import { expect, test } from 'vitest';
import { readContext } from '#schema/rules/request-context.ts';

test.each([
  [
    { service: 'lvp', city: 'austin', zip: '78704' },
    { service: 'lvp', city: 'austin', zip: '78704' },
  ],
  [{ floor: 'walnut-hardwood', utm_source: 'x' }, { floor: 'walnut-hardwood' }],
  [{ city: '<script>', zip: '7870', article: 'a'.repeat(61), service: 'lvp' }, { service: 'lvp' }],
  [{ city: 'Austin', service: 7, floor: ['oak'] }, undefined],
  [{}, undefined],
  [undefined, undefined],
  ['austin', undefined],
])('what fits is kept, and the rest is dropped: %j', (sent, kept) => {
  expect(readContext(sent)).toEqual(kept);
});
