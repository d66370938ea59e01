import { expect, test } from 'vitest';
import { prefillQuote, readyLines } from '#inbox/request/quote/prefill.ts';
import { data } from '#pages/inbox/+data.ts';
import { quoteDraftSchema } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';

const content = data();
/** The content's, with figures that stay when the owner changes theirs. */
const quoteFacts = {
  ...content.quoteFacts,
  ...{ minimum: 65_000, taxRate: 825, deposit: 30, holdsDays: 30, startsInDays: 14 },
  prices: { ...content.quoteFacts.prices, hardwood: { low: 800, high: 1500 } },
  terms: { en: 'The deposit is due.', es: 'El anticipo se paga.' },
};
const figures = { pricePerSqFt: 8.5, installationPerSqFt: 3.5, boxSqFt: 20, patternLabor: { diagonal: 15, herringbone: 35 } };
const facts = {
  ...{ ...content, quoteFacts, cities: { '78704': 'Austin' } },
  floors: content.floors.slice(0, 1).map((floor) => ({ ...floor, ...figures, name: 'Oak Hardwood' })),
};
const room = { room: 'Living Room', width: 16, length: 20, floor: 'Oak Hardwood', rotation: 0, pattern: 'straight' } as const;
const plan = {
  rooms: [room, { ...room, room: 'Den', width: 10, length: 10, pattern: 'herringbone' as const }],
  total: 1,
  link: '#a',
};
const request: StoredRequest = {
  ...{ id: 'a', receivedAt: '', fullName: 'Ann Lee', email: '', phone: '', zipCode: '78704', serviceNeeded: 'hardwood' },
  ...{ howSoon: '', projectDetails: '', plan, language: 'en', photos: [] },
  state: { status: 'new', version: 0, notes: [], history: [], preferredTimes: [] },
};
const now = Date.parse('2026-12-01T18:00:00Z');

test('a plan becomes lines: material in whole boxes, installation by the pattern', () => {
  const draft = prefillQuote(request, facts, now);
  expect(quoteDraftSchema.safeParse({ quote: draft, ownNotes: '' }).success).toBe(true);
  expect(draft.lines.map(({ description, quantity, price, isTaxed }) => [description, quantity, price, isTaxed])).toEqual([
    ['Living Room: Oak Hardwood, material with extra for cuts', 36_000, 850, true],
    ['Living Room: installation', 32_000, 350, false],
    // 100 sq ft and 15% more make 115: six boxes of 20. A herringbone is 35% more work.
    ['Den: Oak Hardwood, material with extra for cuts', 12_000, 850, true],
    ['Den: installation', 10_000, 473, false],
  ]);
  expect(draft).toMatchObject({
    place: 'Austin, 78704',
    taxRate: 825,
    deposit: 30,
    validUntil: '2026-12-31',
    earliestStart: '2026-12-15',
  });
});

test('what the customer expects besides is a line each, but not waste, which the material has', () => {
  const extras = [
    { name: 'Extra material for cuts', dollars: 85.5 },
    { name: 'Leveling the subfloor', dollars: 896.1 },
  ];
  const link = '#plan=living.oak.16.20.0&extras=waste.leveling';
  const { lines } = prefillQuote({ ...request, plan: { ...plan, extras, link } }, facts, now);
  expect(lines.slice(4)).toMatchObject([
    { description: 'Leveling the subfloor', quantity: 100, unit: 'lump sum', price: 89_610, isOptional: false },
  ]);
});

test('a small plan comes to the minimum charge, and a request without a plan starts with its service', () => {
  const closet = { ...plan, rooms: [{ ...room, width: 3, length: 4 }] };
  expect(prefillQuote({ ...request, plan: closet }, facts, now).lines.at(-1)).toMatchObject({
    description: 'Minimum charge',
    price: 65_000 - 20 * 850 - 12 * 350,
  });
  const spanish = prefillQuote({ ...request, plan: undefined, language: 'es' }, facts, now);
  expect(spanish.lines).toMatchObject([{ description: 'Piso de madera dura', price: 800 }]);
  expect(spanish.terms).toBe(quoteFacts.terms.es);
});

test('services and extras of the cost guide are ready lines, from their lowest to their highest price', () => {
  const quantities = { each: 200, 'sq ft': 42_000, 'linear ft': 11_200, hour: 100, 'lump sum': 100 };
  const expected = quoteFacts.extras.map(({ item, unit, low, high }) => ({
    ...{ description: item.en, unit, quantity: quantities[unit], price: low, high, isOptional: false, isTaxed: false },
  }));
  const lines = readyLines(request, quoteFacts);
  expect(lines.slice(-expected.length)).toEqual(expected);
  expect(lines[0]).toMatchObject({ description: 'Hardwood flooring', quantity: 42_000, unit: 'sq ft', price: 800, high: 1500 });
  expect(new Set(expected.map(({ unit }) => unit)).size).toBeGreaterThan(1);
  expect(expected.filter(({ price, high }) => price > high || high === 0)).toEqual([]);
});
