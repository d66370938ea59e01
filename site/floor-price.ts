import type { FloorPrice } from '#schema/content/floor-price.ts';
import { factRange, factText, factValue } from './read/facts.ts';

/** What totals on a page are at first: for this many square feet, with material and labor, and no less than the minimum for a job. */
export const installedTotals = { example: 300, includes: 'installed', least: factValue('price.minimum') } as const;

export function withPrice<Entry extends { price: string; priceIncludes: FloorPrice['includes'] }>({
  price,
  priceIncludes,
  ...entry
}: Entry): Omit<Entry, 'price' | 'priceIncludes'> & { price: FloorPrice } {
  return { ...entry, price: floorPrice(price, priceIncludes) };
}

/** What a fact such as 'price.lvp' says, with what it includes. */
export function floorPrice(name: string, includes: FloorPrice['includes']): FloorPrice {
  return { ...factRange(name), text: factText(name, 'en'), includes };
}
