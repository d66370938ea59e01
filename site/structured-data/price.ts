import type { UnitPriceSpecification } from 'schema-dts';
import type { Language } from '#schema/rules/language.ts';
import { factRange } from '../read/facts.ts';

/** UN/CEFACT's code for a square foot. */
const squareFoot = { unitCode: 'FTK', unitText: 'sq ft' } as const;

/** A price per square foot that is a range in content/facts.yaml, such as 'price.lvp'. */
export function describeRange(fact: string, language: Language): UnitPriceSpecification {
  const { low, high } = factRange(fact);
  return {
    '@type': 'UnitPriceSpecification',
    minPrice: low,
    maxPrice: high,
    priceCurrency: 'USD',
    ...squareFoot,
    ...(language === 'es' && { unitText: 'pie cuadrado' }),
  };
}

/** A single price in US dollars per square foot. */
export function describePrice(dollars: number): UnitPriceSpecification {
  return { '@type': 'UnitPriceSpecification', price: dollars.toFixed(2), priceCurrency: 'USD', ...squareFoot };
}
