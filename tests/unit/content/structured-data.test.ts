import { expect, test } from 'vitest';
import { openingHours } from '../../../content/structured-data/hours.ts';
import { pricePerSqFt, rangePerSqFt } from '../../../content/structured-data/price.ts';
import { headSchema } from '../../../schema/page.ts';

test.each([
  ['Monday to Friday 7AM-6PM', 5, '07:00', '18:00'],
  ['Saturday 8AM-4PM', 1, '08:00', '16:00'],
  ['Sunday 12AM-12PM', 1, '00:00', '12:00'],
])('hours are read from the words of a page: %s', (text, days, opens, closes) => {
  const hours = openingHours(text);
  expect(hours).toMatchObject({ '@type': 'OpeningHoursSpecification', opens, closes });
  expect(hours.dayOfWeek).toHaveLength(days);
});

test.each(['Weekdays 7AM-6PM', 'Friday to Monday 7AM-6PM', 'Monday 7-18', 'Mo-Fr 07:00-18:00', ''])(
  'hours that cannot be read stop the build: %s',
  (text) => expect(() => openingHours(text)).toThrow('cannot say'),
);

test.each([
  ['$3-6 per sq ft', 3, 6],
  ['$12-25 per sq ft', 12, 25],
])('a range of prices is read from the words of a page: %s', (text, minPrice, maxPrice) => {
  expect(rangePerSqFt(text)).toMatchObject({ minPrice, maxPrice, priceCurrency: 'USD', unitText: 'sq ft' });
});

test.each(['from $3 per sq ft', '$3-6', '$3-6 per room', ''])('a price that cannot be read stops the build: %s', (text) => {
  expect(() => rangePerSqFt(text)).toThrow('No range of prices');
});

test('a single price has its cents', () => {
  expect(pricePerSqFt(4.5)).toMatchObject({ price: '4.50', priceCurrency: 'USD' });
});

test.each([
  [[{ '@type': 'WebPage', '@id': 'https://site.example/#webpage' }], true],
  [[{ '@type': 'WebPage' }], false],
  [[{ '@id': 'https://site.example/#webpage' }], false],
  [[{ '@type': 'WebPage', '@id': 'webpage' }], false],
  [['WebPage'], false],
])('a page hands over nodes with a type and an absolute id only: %j', (jsonLd, accepted) => {
  expect(headSchema.safeParse({ path: '/', title: 'T', description: 'D', jsonLd }).success).toBe(accepted);
});
