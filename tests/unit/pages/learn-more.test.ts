import { expect, test } from 'vitest';
import { findLearnMoreHref } from '#pages/flooring/learn-more.ts';

test.each([
  ['vinyl', '/services/lvp-flooring-austin'],
  ['laminate', '/services/laminate-flooring-austin'],
  ['hardwood', '/services/hardwood-flooring-austin'],
  ['eco-friendly', '/services/engineered-hardwood-austin'],
  ['cork', '/services'],
])('%s is explained on %s', (category, href) => {
  expect(findLearnMoreHref(category)).toBe(href);
});
