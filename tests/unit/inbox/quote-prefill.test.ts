import { expect, test } from 'vitest';
import { jobFromQuote, prefillQuote, readyLines } from '../../../inbox/request/quote/prefill.ts';
import { data } from '../../../pages/inbox/+data.ts';
import { quoteDraftSchema } from '../../../schema/quote.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { quote } from '../../support/quote.ts';

const facts = data();
const { quoteFacts } = facts;
const room = { room: 'Living Room', width: 16, length: 20, floor: 'Oak Hardwood', rotation: 0, pattern: 'straight' } as const;
const plan = {
  rooms: [room, { ...room, room: 'Den', width: 10, length: 10, pattern: 'herringbone' as const }],
  total: 1,
  link: '#a',
};
const request: StoredRequest = {
  ...{ id: 'a', receivedAt: '', fullName: 'Ann Lee', email: '', phone: '', zipCode: '78704', serviceNeeded: 'hardwood' },
  ...{ projectDetails: '', plan, language: 'en', photos: [] },
  state: { status: 'new', version: 0, notes: [], history: [], suspicions: [], preferredTimes: [] },
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

test('a small plan comes to the minimum charge, and a request without a plan starts with its service', () => {
  const closet = { ...plan, rooms: [{ ...room, width: 3, length: 4 }] };
  expect(prefillQuote({ ...request, plan: closet }, facts, now).lines.at(-1)).toMatchObject({
    description: 'Minimum charge',
    price: 65_000 - 20 * 850 - 12 * 350,
  });
  const spanish = prefillQuote({ ...request, plan: undefined, language: 'es' }, facts, now);
  expect(spanish.lines).toMatchObject([{ description: 'Piso de madera dura', price: 800 }]);
  expect(spanish.terms).toContain('anticipo');
});

test('extras of the cost guide are ready lines, from their lowest to their highest price', () => {
  const lines = readyLines(request, quoteFacts);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ description: 'Furniture', unit: 'each', quantity: 200, price: 5_000, high: 10_000 }),
      expect.objectContaining({ description: 'Carpet tear-out', unit: 'sq ft', quantity: 42_000, price: 50, high: 100 }),
      expect.objectContaining({ description: 'Baseboards', unit: 'linear ft', quantity: 11_200, price: 400, high: 900 }),
      expect.objectContaining({ description: 'Haul-off', unit: 'lump sum', quantity: 100 }),
    ]),
  );
});

test("a job's record takes what was signed", () => {
  const at = '2026-12-01T18:00:00.000Z';
  const signature = { name: 'Ann Lee', at, options: [], total: 285_828, consent: '', intent: '', device: '' };
  const version = { number: 1, quote, hash: '', total: 285_828, at, by: '', ownNotes: '', signature };
  const state = {
    ...request.state,
    quote: { versions: [version], work: { first: '2026-12-15', last: '2026-12-17', crew: 'Ray' }, isJobDue: true },
  };
  const job = jobFromQuote({ ...request, serviceNeeded: 'repair', state });
  expect(job).toEqual({ floor: 'refinishing', daysOnSite: 3, price: 2858, squareFeet: 216, finishedOn: '2026-12-17' });
});
