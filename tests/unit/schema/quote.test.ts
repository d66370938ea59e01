import { expect, test } from 'vitest';
import { contractYears, quoteLimits, quoteSchema, quoteStanding } from '#schema/api/quote.ts';
import { quoteText } from '#schema/api/quote-parts.ts';
import { areaToBuy, quoteTotals } from '#schema/rules/quote-totals.ts';
import { factValue } from '#site/read/facts.ts';
import { wordsIn } from '#site/read/words.ts';
import { quote, signature } from '../../support/quote.ts';

const en = wordsIn('en').quote;
const line = (quantity: number, price: number, isMaterial = false, isOptional = false) => ({
  ...({ quantity, price, isOptional, material: isMaterial ? 100 : 0 } as const),
});
const plain = { minimum: 0, percentOff: 0, taxed: 'material' } as const;
const oak = [line(24_000, 850, true), line(21_600, 350), line(5_900, 450, false, true)];

/** Worked out by hand: cents of the subtotal, the tax, the total, and the deposit. */
test.each([
  ['half a cent is a cent', [line(50, 1)], [], 0, 0, 0, [1, 0, 1, 0]],
  ['each line is rounded by itself', [line(50, 1), line(50, 1)], [], 0, 0, 0, [2, 0, 2, 0]],
  ['8.25% of $10 are 82.5 cents', [line(100, 1_000, true)], [], 0, 825, 0, [1_000, 83, 1_083, 0]],
  // $100 x 2,040 / 2,796 of the discount are on what is taxed: $72.96, so 8.25% of $1,967.04.
  ['a discount lowers the tax', oak, [], 10_000, 825, 30, [279_600, 16_228, 285_828, 85_748]],
  // $66.63 of it here, so 8.25% of $1,973.37.
  ['with the option', oak, [2], 10_000, 825, 30, [306_150, 16_280, 312_430, 93_729]],
  ['the share of a discount is rounded, too', [line(100, 103, true), line(100, 50)], [], 1, 2_000, 0, [153, 20, 172, 0]],
  // A credit is rounded like what it takes back.
  ['a credit', [line(175, 1), line(175, -1), line(100, 1_000, true), line(100, -200, true)], [], 0, 825, 0, [800, 66, 866, 0]],
  ['all of it off', [line(100, 1_000, true)], [], 1_000, 825, 30, [1_000, 0, 0, 0]],
  ['the most there can be', [line(900, 10_000_000, true)], [], 1, 2_000, 100, [90_000_000, 18_000_000, 107_999_999, 107_999_999]],
])('%s', (_, lines, chosen, discount, taxRate, deposit, [subtotal, tax, total, due]) => {
  expect(quoteTotals({ ...plain, lines, discount, taxRate, deposit }, chosen)).toMatchObject({
    subtotal,
    tax,
    total,
    deposit: due,
  });
});

/** Cents that are missing to the minimum, of the discount, the tax, and the total. 8.25% of $7,000 of labor are $577.50. */
test.each([
  ['an office is taxed on its labor, too', [line(200_000, 350)], { taxed: 'all' }, [0, 0, 57_750, 757_750]],
  ['the same in a home', [line(200_000, 350)], {}, [0, 0, 0, 700_000]],
  ['a lump sum has no tax', [line(10_000, 850, true)], { taxed: 'nothing' }, [0, 0, 0, 85_000]],
  ['a small job comes to the minimum, which is labor', [line(1_000, 850, true)], { minimum: 65_000 }, [56_500, 0, 701, 65_701]],
  ['in an office that is taxed, too', [line(1_000, 850)], { minimum: 65_000, taxed: 'all' }, [56_500, 0, 5_363, 70_363]],
  ['of a price for both, its share of material', [{ ...line(100, 405), material: 40 }], {}, [0, 0, 13, 418]],
  // 8.875% of $8,180 are 725.975.
  ['a rate with three decimals', [line(100, 818_000)], { taxed: 'all', taxRate: 887.5 }, [0, 0, 72_598, 890_598]],
  ['9.975% of $8,180', [line(100, 818_000)], { taxed: 'all', taxRate: 997.5 }, [0, 0, 81_596, 899_596]],
  ['a large one has no minimum', [line(10_000, 850)], { minimum: 65_000 }, [0, 0, 0, 85_000]],
  ['10% off', [line(10_000, 855, true)], { percentOff: 1_000 }, [0, 8_550, 6_348, 83_298]],
] as const)('%s', (_, lines, changes, [toMinimum, discount, tax, total]) => {
  const sums = quoteTotals({ ...plain, lines, discount: 0, taxRate: 825, deposit: 0, ...changes }, []);
  expect(sums).toMatchObject({ toMinimum, discount, tax, total });
});

test('two halves of an odd cent come to the total', () => {
  const halves = { ...plain, lines: [line(100, 101)], discount: 0, taxRate: 0, deposit: 50, start: 50 };
  expect(quoteTotals(halves, [])).toMatchObject({ total: 101, deposit: 51, start: 50 });
});

const [boards] = quote.lines;
test.each([
  ['61 lines', { lines: Array.from({ length: 61 }, () => boards) }, '1 to 60 lines'],
  ['half a cent', { lines: [{ ...boards, price: 0.5 }] }, 'Enter a price up to $100,000'],
  ['an absurd amount', { lines: [{ ...boards, quantity: quoteLimits.quantity, price: quoteLimits.price }] }, 'at most $900,000'],
  ['an unknown field', { lines: [{ ...boards, extra: 1 }] }, ''],
  ['a discount of more than all', { discount: 300_000 }, "can't be more"],
  ['101% off', { percentOff: 10_100 }, 'at most 100%'],
  ['a discount of 99% and the rest', { percentOff: 9_900 }, "can't be more"],
  ['a tax of 90 percent', { taxRate: 9000 }, 'sales tax'],
  ['a tax of four decimals', { taxRate: 887.55 }, 'three decimals'],
  [
    'a credit that the customer can leave out',
    { lines: [boards, { ...boards, price: -1, isOptional: true }] },
    "can't be optional",
  ],
  ['more credits than work', { lines: [boards, { ...boards, price: -900 }], discount: 0, minimum: 0 }, "can't be more"],
  ['a deposit and a first day of more than all', { deposit: 61, start: 40 }, '100 percent'],
  ['a link that is a script', { depositLink: 'javascript:alert(1)' }, 'https://'],
  ['long notes', { notes: 'x'.repeat(2001) }, '2,000 characters'],
])('a quote with %s is refused, with a message', (_, changes, message) => {
  const { error } = quoteSchema.safeParse({ ...quote, ...changes });
  expect(error?.issues[0]?.message).toContain(message);
});

test.each([
  [22_400, 10, 0, 24_640],
  [22_400, 10, 2_000, 26_000],
  [20_001, 10, 2_000, 24_000],
  [22_400, 15, 2_364, 26_004],
])('%i hundredths of a square foot with %i%% waste in boxes of %i are %i', (area, waste, box, bought) => {
  expect(areaToBuy(area, waste, box)).toBe(bought);
});

test('where a version stands', () => {
  const at = '2026-12-01T18:00:00.000Z';
  const sent = { number: 2, quote: { ...quote, validUntil: '2026-12-01' }, hash: '', total: 1, at };
  const [before, after] = [Date.parse('2026-12-02T05:59:00Z'), Date.parse('2026-12-02T06:00:00Z')];
  expect(quoteStanding(sent, 2, before)).toBe('sent');
  expect(quoteStanding({ ...sent, openedAt: at }, 2, before)).toBe('opened');
  // At midnight in Austin.
  expect(quoteStanding({ ...sent, openedAt: at }, 2, after)).toBe('expired');
  expect(quoteStanding({ ...sent, declined: { at, reason: '' } }, 2, after)).toBe('declined');
  expect(quoteStanding(sent, 3, before)).toBe('replaced');
  expect(quoteStanding({ ...sent, signature }, 3, after)).toBe('accepted');
});

test('the text of a signed quote has its lines, its total, and who signed when', () => {
  const chosen = { ...signature, options: [2], amounts: quoteTotals(quote, [2]), photos: 'Show it.' };
  const text = quoteText({ quote, number: 3, hash: 'ab12', at: '2026-11-30T18:00:00.000Z', signature: chosen }, [2], en);
  expect(text).toMatch(/^QUOTE 3\nFrom: Oak Floors, .*\nFor: Ann Lee\n/);
  expect(text).toContain('Oak boards (240 sq ft x $8.50): $2,040.00');
  expect(text).toContain('Baseboards (Chosen, 59 linear ft x $4.50): $265.50');
  expect(text).toContain('Discount: -$100.00\nSales tax on materials (8.25%): $162.80\nTotal: $3,124.30');
  expect(text).toMatch(
    /Signed electronically by: Ann Lee\nOn: December 1, 2026 at 12:00:00\sPM CST\nHow: By the link in our email\nAgreed: I agree\. Show it\.\n.*: ab12$/,
  );
  // What wasn't chosen isn't in the column that adds up to the total.
  expect(quoteText({ quote }, [], en)).toContain('Baseboards (Optional, 59 linear ft x $4.50): +$265.50');
  const split = { ...quote, lines: quote.lines.map((line) => ({ ...line, material: 40 })) };
  expect(quoteText({ quote: split }, [], en)).toContain(
    'Installation (216 sq ft x $3.50, material $302.40, labor $453.60): $756.00',
  );
  // A lump sum is one price: its lines have none, unless they can be chosen.
  const lumpSum = quoteText({ quote: { ...quote, taxed: 'nothing' } }, [], en);
  expect(lumpSum).toContain(
    'Oak boards (240 sq ft)\nInstallation (216 sq ft)\nBaseboards (Optional, 59 linear ft x $4.50): +$265.50',
  );
  expect(lumpSum).not.toContain('tax');
  expect(quoteText({ quote: { ...quote, taxed: 'all', minimum: 300_000 } }, [], en)).toContain(
    'Up to our minimum of $3,000.00: $204.00\nSubtotal: $3,000.00\nDiscount: -$100.00\nSales tax (8.25%): $239.25\nTotal: $3,139.25',
  );
  const spanish = quoteText({ quote: { ...quote, language: 'es' } }, [], wordsIn('es').quote);
  expect(spanish).toContain('Oak boards (240 pies² x $8.50): $2,040.00');
});

test('the fact says how long a signed quote is kept', () => {
  expect(factValue('quote.kept')).toBe(contractYears);
});

test.each([
  ['2027-03-08', 'March 8, 2027'],
  ['2027-03-10', 'March 8, 2027 - March 10, 2027'],
])('work from March 8 to %s is on the sheet as %s', (last, said) => {
  const text = quoteText({ quote, work: { first: '2027-03-08', last, crew: 'Ray' } }, [], en);
  expect(text).toContain(`${en.work}: ${said}\n`);
});
