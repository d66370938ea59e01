import { expect, test } from 'vitest';
import { categoriesIn } from '#pages/flooring/categories.ts';

test.each([
  ['vinyl', '/services/lvp-flooring-austin'],
  ['laminate', '/services/laminate-flooring-austin'],
  ['hardwood', '/services/hardwood-flooring-austin'],
  ['eco-friendly', '/services/engineered-hardwood-austin'],
])('%s is explained on %s', (category, page) => {
  expect(categoriesIn('en').find((one) => one.category === category)?.page).toBe(page);
});
