/** Every amount of a quote, in whole cents. Browser and Worker share this, so that both come to the same. */

export interface QuoteTotals {
  /** The amount of each line, chosen or not. */
  lines: number[];
  /** What the lines that count lack to the least that a job costs. */
  toMinimum: number;
  /** The sum of the lines that count, with what they lack. */
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  /** The parts of the total that are due on signing, and on the first day of work. The rest is due in the end. */
  deposit: number;
  start: number;
}

/** What sales tax is added to: the material, everything, or nothing, because one price holds it all. */
export const taxedParts = ['material', 'all', 'nothing'] as const;
export type Taxed = (typeof taxedParts)[number];

interface Priced {
  /** `material` is the percent of the price that is material, where that's known. */
  lines: readonly { quantity: number; price: number; isOptional: boolean; material?: number | undefined }[];
  minimum: number;
  discount: number;
  percentOff: number;
  taxed: Taxed;
  /** In hundredths of a percent, with one decimal. */
  taxRate: number;
  /** Percent of the total. */
  deposit: number;
  start?: number | undefined;
}

/** `chosen` are the places of the optional lines that count. A discount lowers what is taxed in proportion. */
export function quoteTotals({ lines, minimum, taxed, taxRate, ...rest }: Priced, chosen: readonly number[]): QuoteTotals {
  const amounts = lines.map(({ quantity, price }) => product(quantity, price, 100));
  const sum = (shareOf: (line: Priced['lines'][number]) => number) =>
    lines.reduce((total, line, index) => {
      const counts = !line.isOptional || chosen.includes(index);
      return total + (counts ? percentOf(amounts[index] ?? 0, shareOf(line)) : 0);
    }, 0);
  const counted = sum(() => 100);
  // Credits of more than the work are refused rather than filled up.
  const toMinimum = counted < 0 ? 0 : Math.max(0, minimum - counted);
  const subtotal = counted + toMinimum;
  const discount = rest.discount + product(subtotal, rest.percentOff, 10_000);
  const base = { material: sum(({ material = 0 }) => material), all: subtotal, nothing: 0 }[taxed];
  const tax = product(base - (subtotal === 0 ? 0 : product(discount, base, subtotal)), Math.round(10 * taxRate), 100_000);
  const total = subtotal - discount + tax;
  const deposit = percentOf(total, rest.deposit);
  // Both halves of an odd cent can't be rounded up.
  const start = Math.min(percentOf(total, rest.start ?? 0), total - deposit);
  return { lines: amounts, toMinimum, subtotal, discount, tax, total, deposit, start };
}

/** Whole cents of whole cents. */
export function percentOf(amount: number, percent: number): number {
  return product(amount, percent, 100);
}

/** Hundredths of a square foot: the area with its waste in percent, in whole boxes where the floor has a box size. */
export function areaToBuy(area: number, waste: number, box = 0): number {
  const needed = ceil(area * (100 + waste), 100);
  return box > 0 ? ceil(needed, box) * box : needed;
}

/**
 * The one place where anything is rounded: a times b over c, half up, so that $0.005 is a cent, and a credit is rounded like what it takes
 * back. All three are whole, and a times b is small enough to be exact (quoteLimits); a remainder is exact, unlike a quotient.
 */
function product(a: number, b: number, c: number): number {
  const exact = Math.abs(a * b);
  const rest = exact % c;
  const rounded = (exact - rest) / c + (2 * rest >= c ? 1 : 0);
  return a * b < 0 ? -rounded : rounded;
}

function ceil(a: number, b: number): number {
  return (a - (a % b)) / b + (a % b > 0 ? 1 : 0);
}
