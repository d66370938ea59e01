import type { UnitPriceSpecification } from 'schema-dts';

/** UN/CEFACT's code of the square foot. */
const squareFoot = { unitCode: 'FTK', unitText: 'sq ft' } as const;

/** Reads a range as pages show it, e.g. '$3-6 per sq ft'. Throws on another form. */
export function rangePerSqFt(text: string): UnitPriceSpecification {
  const [, low, high] = /^\$(\d+)-(\d+) per sq ft$/.exec(text) ?? [];
  if (low === undefined || high === undefined) throw new Error(`No range of prices per sq ft: '${text}'`);
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: Number(low),
    maxPrice: Number(high),
    priceCurrency: 'USD',
    ...squareFoot,
  };
}

/** One price in US dollars per square foot. */
export function pricePerSqFt(dollars: number): UnitPriceSpecification {
  return { '@type': 'UnitPriceSpecification', price: dollars.toFixed(2), priceCurrency: 'USD', ...squareFoot };
}
