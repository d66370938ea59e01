import type { UnitPriceSpecification } from 'schema-dts';

/** UN/CEFACT's code for a square foot. */
const squareFoot = { unitCode: 'FTK', unitText: 'sq ft' } as const;

/** Parses a range such as '$3-6 per sq ft', or throws. */
export function parsePriceRange(text: string): UnitPriceSpecification {
  const [, low, high] = /^\$(\d+)-(\d+) per sq ft$/.exec(text) ?? [];
  if (low === undefined || high === undefined) throw new Error(`Expected a price like '$3-6 per sq ft', received '${text}'`);
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: Number(low),
    maxPrice: Number(high),
    priceCurrency: 'USD',
    ...squareFoot,
  };
}

/** A single price in US dollars per square foot. */
export function describePrice(dollars: number): UnitPriceSpecification {
  return { '@type': 'UnitPriceSpecification', price: dollars.toFixed(2), priceCurrency: 'USD', ...squareFoot };
}
