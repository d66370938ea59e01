import type { FloorPrice } from '../schema/floor-price.ts';
import { factRange, factText } from './facts.ts';

/** An entry with the price that it names. */
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
