import { expect, test } from 'vitest';
import { parseOpeningHours } from '../../../content/structured-data/hours.ts';
import { describePrice } from '../../../content/structured-data/price.ts';
import { headSchema } from '../../../schema/page.ts';

test.each([
  ['Monday to Friday 7AM-6PM', 5, '07:00', '18:00'],
  ['Saturday 8AM-4PM', 1, '08:00', '16:00'],
  ['Sunday 12AM-12PM', 1, '00:00', '12:00'],
])('opening hours are parsed: %s', (text, days, opens, closes) => {
  const hours = parseOpeningHours(text);
  expect(hours).toMatchObject({ '@type': 'OpeningHoursSpecification', opens, closes });
  expect(hours.dayOfWeek).toHaveLength(days);
});

test('a single price is written with cents', () => {
  expect(describePrice(4.5)).toMatchObject({ price: '4.50', priceCurrency: 'USD' });
});

test.each([
  [[{ '@type': 'WebPage', '@id': 'https://site.example/#webpage' }], true],
  [[{ '@type': 'WebPage' }], false],
  [[{ '@id': 'https://site.example/#webpage' }], false],
  [[{ '@type': 'WebPage', '@id': 'webpage' }], false],
  [['WebPage'], false],
])('a node needs a type and an absolute id: %j', (jsonLd, isValid) => {
  expect(headSchema.safeParse({ path: '/', title: 'T', description: 'D', jsonLd }).success).toBe(isValid);
});
