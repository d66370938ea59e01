import type { FloorPrice } from '#schema/content/floor-price.ts';
import { fill } from '#schema/rules/fill.ts';
import { jobTotal } from '#schema/rules/job-total.ts';
import { keepRanges } from '#schema/rules/keep-ranges.ts';
import { grouped, wholeDollars } from '#schema/rules/number-format.ts';
import type { PricesWords } from '#schema/rules/words.ts';

interface Range {
  low: number;
  high: number;
}

/** '$5-10 per sq ft installed'. */
export function perSqFt({ perSqFt }: PricesWords, { text: price, includes }: FloorPrice): string {
  return fill(perSqFt[includes], { price });
}

/** What totals on a page depend on. Browsers read it from the data attributes of the box. */
export interface TotalTerms {
  /** '{area} sq ft: {total}'. */
  total: string;
  /** 'Totals for {area} sq ft include material and labor.' */
  about: string;
  /** '(our minimum for a job is {minimum})' */
  minimum: string;
  /** US dollars; 0 where only material is sold. */
  least: number;
}

/** '300 sq ft: $1,500-3,000', for prices per square foot. A total raised to the minimum for a job says so. */
export function totalText(area: number, { low, high }: Range, { total, minimum, least }: TotalTerms): string {
  const [lowest, highest] = [jobTotal(area * low, least), jobTotal(area * high, least)];
  const text = fill(total, { area: grouped(area), total: rangeText({ low: lowest.total, high: highest.total }) });
  return lowest.isMinimum ? `${text} ${fill(minimum, { minimum: wholeDollars(least) })}` : text;
}

/** What the totals of a page are for. */
export function aboutTotals(area: number, { about }: Pick<TotalTerms, 'about'>): string {
  return fill(about, { area: grouped(area) });
}

function rangeText({ low, high }: Range): string {
  return low === high ? wholeDollars(low) : keepRanges(`${wholeDollars(low)}-${grouped(Math.round(high))}`);
}
