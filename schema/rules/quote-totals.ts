/** Every amount of a quote, in whole cents. Browser and Worker share this, so that both come to the same. */

export interface QuoteTotals {
  /** The amount of each line, chosen or not. */
  lines: number[];
  /** The sum of the lines that count. */
  subtotal: number;
  tax: number;
  total: number;
  /** The part of the total that is due on signing. */
  deposit: number;
}

interface Priced {
  lines: readonly { quantity: number; price: number; isOptional: boolean; isTaxed: boolean }[];
  discount: number;
  taxRate: number;
  deposit: number;
}

/** `chosen` are the places of the optional lines that count. A discount lowers what is taxed in proportion. */
export function quoteTotals({ lines, discount, taxRate, deposit }: Priced, chosen: readonly number[]): QuoteTotals {
  const amounts = lines.map(({ quantity, price }) => product(quantity, price, 100));
  const sum = (counts: (line: Priced['lines'][number]) => boolean) =>
    lines.reduce(
      (total, line, index) => total + ((!line.isOptional || chosen.includes(index)) && counts(line) ? (amounts[index] ?? 0) : 0),
      0,
    );
  const subtotal = sum(() => true);
  const taxed = sum(({ isTaxed }) => isTaxed);
  const tax = product(taxed - (subtotal === 0 ? 0 : product(discount, taxed, subtotal)), taxRate, 10_000);
  const total = subtotal - discount + tax;
  return { lines: amounts, subtotal, tax, total, deposit: product(total, deposit, 100) };
}

/** Hundredths of a square foot: the area with its waste in percent, in whole boxes where the floor has a box size. */
export function areaToBuy(area: number, waste: number, box = 0): number {
  const needed = ceil(area * (100 + waste), 100);
  return box > 0 ? ceil(needed, box) * box : needed;
}

/**
 * The one place where anything is rounded: a times b over c, half up, so that $0.005 is a cent. None is negative. All three are whole, and
 * a times b is small enough to be exact (quoteLimits); a remainder is exact, unlike a quotient.
 */
function product(a: number, b: number, c: number): number {
  const exact = a * b;
  const rest = exact % c;
  return (exact - rest) / c + (2 * rest >= c ? 1 : 0);
}

function ceil(a: number, b: number): number {
  return (a - (a % b)) / b + (a % b > 0 ? 1 : 0);
}
