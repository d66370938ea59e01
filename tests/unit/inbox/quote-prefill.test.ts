import { expect, test } from 'vitest';
import { prefillQuote, readyLines, startQuote } from '#inbox/request/quote/prefill.ts';
import { data } from '#pages/inbox/+data.ts';
import { quoteSchema } from '#schema/api/quote.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { quoteTotals } from '#schema/rules/quote-totals.ts';

const content = data();
/** The content's, with figures that stay when the owner changes theirs. */
const quoteFacts = {
  ...content.quoteFacts,
  ...{ taxed: 'material' as const, taxedByService: { commercial: 'all' as const }, levelingMaterial: 40, perDay: 250 },
  ...{ minimum: 65_000, taxRate: 825, deposit: 30, holdsDays: 30, startsInDays: 14 },
  prices: {
    ...content.quoteFacts.prices,
    hardwood: { low: 800, high: 1500, material: 60 },
    commercial: { low: 300, high: 1200, material: 50 },
  },
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

test('a room of which only the square feet are known has its lines, too', () => {
  const { width: _, length: __, ...noSides } = room;
  const known = { ...request, plan: { ...plan, rooms: [{ ...noSides, area: 320 }] } };
  expect(prefillQuote(known, facts, now).lines).toMatchObject([
    { description: 'Oak Hardwood, material with extra for cuts', quantity: 36_000 },
    { description: 'Living Room: installation', quantity: 32_000 },
  ]);
  expect(readyLines(known, quoteFacts)[0]).toMatchObject({ unit: 'sq ft', quantity: 32_000 });
});

test('a plan becomes lines: material by the floor in whole boxes, installation by the room and its pattern', () => {
  const draft = prefillQuote(request, facts, now);
  expect(quoteSchema.safeParse(draft).success).toBe(true);
  expect(draft.lines.map(({ description, quantity, price, material }) => [description, quantity, price, material])).toEqual([
    // 320 sq ft with 10% and 100 with 15% more make 467: 24 boxes of 20. A herringbone is 35% more work.
    ['Oak Hardwood, material with extra for cuts', 48_000, 850, 100],
    ['Living Room: installation', 32_000, 350, 0],
    ['Den: installation', 10_000, 473, 0],
  ]);
  expect(draft).toMatchObject({
    place: 'Austin, 78704',
    taxRate: 825,
    deposit: 30,
    validUntil: '2026-12-31',
    earliestStart: '2026-12-15',
    // 420 sq ft at 250 a day.
    days: 2,
  });
});

test('what the customer expects besides is a line each, but not waste, which the material has', () => {
  const extras = [
    { name: 'Extra material for cuts', dollars: 85.5 },
    { name: 'Leveling the subfloor', dollars: 896.1 },
  ];
  const link = '#plan=living.oak.16.20.0&extras=waste.leveling';
  const { lines } = prefillQuote({ ...request, plan: { ...plan, extras, link } }, facts, now);
  expect(lines.slice(3)).toMatchObject([
    { description: 'Leveling the subfloor', quantity: 100, unit: 'lump sum', price: 89_610, isOptional: false, material: 40 },
  ]);
});

test('boxes are bought for all rooms of a floor together', () => {
  const rooms = [
    { ...room, width: 15 },
    { ...room, width: 11, length: 12 },
  ];
  // 432 sq ft with 10% more are 475.2. Room by room, it would be 340 and 160.
  expect(prefillQuote({ ...request, plan: { ...plan, rooms } }, facts, now).lines[0]).toMatchObject({
    quantity: 48_000,
    measured: { area: 43_200, waste: 10, box: 2_000 },
  });
});

test('a small plan comes to the minimum charge, and without a plan it starts with a floor, or with the service', () => {
  const closet = { ...plan, rooms: [{ ...room, width: 3, length: 4 }] };
  const small = prefillQuote({ ...request, plan: closet }, facts, now);
  expect(quoteTotals(small, [])).toMatchObject({ toMinimum: 65_000 - 20 * 850 - 12 * 350, subtotal: 65_000 });
  const spanish = prefillQuote({ ...request, plan: undefined, language: 'es' }, facts, now);
  expect(spanish.lines).toEqual([]);
  expect(startQuote({ ...request, language: 'es' }, undefined, 40_000, quoteFacts)).toMatchObject({
    lines: [{ description: 'Piso de madera dura', quantity: 40_000, price: 800, material: 60 }],
    days: 2,
  });
  expect(startQuote(request, facts.floors[0], 10_000, quoteFacts).lines).toMatchObject([
    { description: 'Oak Hardwood, material with extra for cuts', quantity: 12_000 },
    { description: 'Oak Hardwood: installation', quantity: 10_000 },
  ]);
  const office = prefillQuote({ ...request, plan: undefined, serviceNeeded: 'commercial' }, facts, now);
  expect(office).toMatchObject({ taxed: 'all' });
  expect(spanish.terms).toBe(quoteFacts.terms.es);
});

test('without a plan, what is added is for all that the quote has measured, without extra, or of an unknown quantity', () => {
  const noPlan = { ...request, plan: undefined };
  const { lines } = startQuote(noPlan, facts.floors[0], 10_000, quoteFacts);
  expect(readyLines(noPlan, quoteFacts, lines)[0]).toMatchObject({ unit: 'sq ft', quantity: 10_000 });
  expect(readyLines(noPlan, quoteFacts, [])[0]).toMatchObject({ unit: 'sq ft', quantity: Number.NaN });
});

test('services and extras of the cost guide are ready lines, from their lowest to their highest price, with their share of material', () => {
  const quantities = { each: 200, 'sq ft': 42_000, 'linear ft': 11_200, hour: 100, 'lump sum': 100 };
  const expected = quoteFacts.extras.map(({ item, unit, low, high, material }) => ({
    ...{ description: item.en, unit, quantity: quantities[unit], price: low, high, isOptional: false, material },
  }));
  const lines = readyLines(request, quoteFacts);
  expect(lines.slice(-expected.length)).toEqual(expected);
  expect(lines[0]).toMatchObject({ description: 'Hardwood flooring', quantity: 42_000, unit: 'sq ft', price: 800, high: 1500 });
  expect(new Set(expected.map(({ unit }) => unit)).size).toBeGreaterThan(1);
  expect(expected.filter(({ price, high }) => price > high || high === 0)).toEqual([]);
  // Otherwise its material would go untaxed.
  const { prices, extras } = content.quoteFacts;
  expect([...Object.values(prices), ...extras].filter((price) => price?.material === undefined)).toEqual([]);
});
