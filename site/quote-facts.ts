/** What a new quote starts with, in whole cents and hundredths of a percent. A business can do without any of these facts. */
import { z } from 'zod';
import type { QuoteUnit } from '#schema/api/quote.ts';
import { taxedParts } from '#schema/rules/quote-totals.ts';
import { mapTable } from '#schema/rules/table.ts';
import { business } from './business.ts';
import { formChoices } from './form-services.ts';
import { factTextIfAny, findFact } from './read/facts.ts';
import { hasFile, readYaml } from './read/yaml.ts';

const units: Record<string, QuoteUnit> = { 'sq ft': 'sq ft', ft: 'linear ft', job: 'lump sum' };
const extra = z.object({ item: z.string(), price: z.string().default(''), material: z.number().optional() });
const extrasSchema = z.object({ extras: z.array(extra) });

export const quoteFacts = {
  /** Of a square foot, by the service needed. */
  prices: Object.fromEntries(
    formChoices.en.flatMap(({ value, price, material }) => (price ? [[value, { ...centsOf(price), material }]] : [])),
  ),
  /** What is taxed, and where that depends on the service needed. */
  taxed: z.enum(taxedParts).parse(factTextIfAny('quote.taxed', 'en') ?? 'nothing'),
  taxedByService: Object.fromEntries(formChoices.en.flatMap(({ value, taxed }) => (taxed ? [[value, taxed]] : []))),
  /** Percent of leveling that is material. */
  levelingMaterial: centsOf('quote.levelingMaterial').low / 100,
  /** Square feet that a crew finishes in a day. */
  perDay: centsOf('quote.perDay').low / 100,
  /** The cost guide's extras, as ready lines. */
  extras: readExtras(),
  business: [business.name, business.addressLine, business.phone.text].join(', '),
  minimum: 100 * business.minimumCharge,
  taxRate: centsOf('payment.salesTax', 10).low,
  deposit: centsOf('payment.deposit').low / 100,
  start: centsOf('payment.start').low / 100,
  ...(business.depositLink && { depositLink: business.depositLink }),
  holdsDays: centsOf('payment.quoteHolds').low / 100 || 30,
  startsInDays: centsOf('quote.startsIn').low / 100,
  excluded: both('quote.excluded'),
  terms: both('quote.terms'),
  claim: both('quote.claim'),
};

function readExtras() {
  const [english = [], spanish = []] = ['cost-extras.yaml', 'cost-extras.es.yaml'].map((file) =>
    hasFile(file) ? extrasSchema.parse(readYaml(file)).extras : [],
  );
  return english.flatMap(({ item, price, material }, index) => {
    const name = /^\{(price\.\w+)\}/.exec(price)?.[1] ?? 'price.minimum';
    const unit = units[factOf(name)?.per ?? ''] ?? 'each';
    return name === 'price.minimum'
      ? []
      : [{ item: { en: item, es: spanish[index]?.item ?? item }, unit, material, ...centsOf(name) }];
  });
}

/** In hundredths of the fact's unit, or in `parts` of those; 0 without the fact. */
function centsOf(name: string, parts = 1): { low: number; high: number } {
  const fact = factOf(name);
  const [low, high] = !fact ? [0, 0] : 'low' in fact ? [fact.low, fact.high] : [fact.value, fact.value];
  const round = (value: number) => Math.round(100 * parts * value) / parts;
  return { low: round(low), high: round(high) };
}

function factOf(name: string) {
  const fact = findFact(name);
  return fact && 'unit' in fact ? fact : undefined;
}

function both(name: string) {
  return mapTable({ en: '', es: '' }, (_, language) => factTextIfAny(name, language) ?? '');
}
