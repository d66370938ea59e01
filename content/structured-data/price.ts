import type { UnitPriceSpecification } from 'schema-dts';

/** UN/CEFACT's code for a square foot. */
const squareFoot = { unitCode: 'FTK', unitText: 'sq ft' } as const;

const pricePattern = /^\$(\d+)-(\d+) (?:per sq ft|por (pie cuadrado))$/;

export function isPriceRange(text: string): boolean {
  return pricePattern.test(text);
}

/** Parses a range such as '$3-6 per sq ft', in either language, or throws. */
export function parsePriceRange(text: string): UnitPriceSpecification {
  const [, low, high, spanishUnit] = pricePattern.exec(text) ?? [];
  if (low === undefined || high === undefined) throw new Error(`Expected a price like '$3-6 per sq ft', received '${text}'`);
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: Number(low),
    maxPrice: Number(high),
    priceCurrency: 'USD',
    ...squareFoot,
    ...(spanishUnit && { unitText: spanishUnit }),
  };
}

/** A single price in US dollars per square foot. */
export function describePrice(dollars: number): UnitPriceSpecification {
  return { '@type': 'UnitPriceSpecification', price: dollars.toFixed(2), priceCurrency: 'USD', ...squareFoot };
}
