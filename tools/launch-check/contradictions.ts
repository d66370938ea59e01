/** Facts that two places state differently. */
import type { CodeFact, FieldUse } from './code-facts.ts';
import type { Finding } from './finding.ts';

interface Code {
  facts: CodeFact[];
  uses: FieldUse[];
}

export function contradictions(code: Code): Finding[] {
  return [
    ...differing('years of experience', named(code.facts, 'business.claims.yearsHome', 'business.claims.yearsCities')),
    ...differing('how soon an answer comes', named(code.facts, 'business.responseTime', 'business.promisedContact')),
    ...counties(code.facts),
    ...hours(code),
    ...materials.flatMap(({ name, pattern }) => differing(`installed price of ${name}`, prices(code.facts, pattern))),
  ];
}

interface Statement {
  file: string;
  line: number;
  says: string;
}

/** A finding for each statement where not all are the same. */
function differing(subject: string, statements: Statement[]): Finding[] {
  if (new Set(statements.map(({ says }) => says)).size < 2) return [];
  return statements.map(({ file, line, says }) => ({ group: 'contradiction', file, line, what: `${subject}: ${says}` }));
}

function named(facts: CodeFact[], ...paths: string[]): Statement[] {
  return facts
    .filter(({ path }) => paths.includes(path))
    .map(({ file, line, value }) => ({ file, line, says: [value].flat().join(', ') }));
}

/** Lists and a count in content/business.ts, and the counties in which the cities lie. */
function counties(facts: CodeFact[]): Finding[] {
  const lists = facts.filter(({ path }) => /^business\.counties\.\w+$/.test(path));
  const cities = facts.filter(({ file, path }) => file.startsWith('content/cities/') && path === 'county');
  const stated = lists.map(({ file, line, value }) => ({
    file,
    line,
    says: Array.isArray(value) ? served(value) : `${value} counties`,
  }));
  const ofCities = [...new Set(cities.map(({ value }) => String(value)))];
  const [city] = cities;
  const inAll = city
    ? [{ file: city.file, line: city.line, says: `${served(ofCities)}, those of the ${cities.length} cities` }]
    : [];
  const kinds = new Set([...lists.map(countOf), ...(city ? [ofCities.length] : [])]);
  const strangers = lists.flatMap(({ value }) =>
    Array.isArray(value) ? value.filter((county) => !known(county, ofCities)) : [],
  );
  if (kinds.size < 2 && (strangers.length === 0 || !city)) return [];
  return [...stated, ...inAll].map(({ file, line, says }) => ({
    group: 'contradiction',
    file,
    line,
    what: `counties served: ${says}`,
  }));
}

function served(names: readonly (string | number)[]): string {
  return `${countOf({ value: [...names] })} counties, ${names.map((name) => String(name).replace(/ County$/, '')).join(', ')}`;
}

/** '+ 3 More Counties' counts as three. */
function countOf({ value }: Pick<CodeFact, 'value'>): number {
  if (!Array.isArray(value)) return Number(value);
  return value.reduce<number>((sum, name) => sum + Number(/^\+ ?(\d+) more/i.exec(String(name))?.[1] ?? 1), 0);
}

function known(county: string | number, names: string[]): boolean {
  return String(county).startsWith('+') || names.includes(String(county).replace(/ County$/, ''));
}

/** Places that show the hours of the week without Saturday, where the business works on Saturday. */
function hours({ facts, uses }: Code): Finding[] {
  const [saturday] = named(facts, 'business.hours.saturday');
  const withSaturday = new Set(uses.filter(({ field }) => field.endsWith('hours.saturday')).map(({ file }) => file));
  const without = uses.filter(({ field, file }) => field.endsWith('hours.weekdays') && !withSaturday.has(file));
  if (!saturday || without.length === 0) return [];
  const what = (says: string) => `opening hours: ${says}`;
  return [
    { group: 'contradiction', file: saturday.file, line: saturday.line, what: what(`also ${saturday.says}`) },
    ...without.map(({ file, line }) => ({ group: 'contradiction', file, line, what: what('shown without Saturday') })),
  ];
}

const materials = [
  { name: 'luxury vinyl plank', pattern: /\blvp\b|vinyl plank/i },
  { name: 'hardwood', pattern: /^(?!.*(engineered|refinish|repair)).*hardwood/i },
  { name: 'tile', pattern: /^(?!.*(shower|backsplash)).*\btile\b/i },
  { name: 'carpet', pattern: /carpet/i },
  { name: 'laminate', pattern: /laminate/i },
];

/** Fields that give the price of a floor with its installation; in structured data any field may. */
const priceFields = /(^|\.)(priceRange|totalCost)$/;
const nameFields = /(^|\.)(title|type|name|slug|serviceType)$/;
const ranges = /^\$?(\d+(?:\.\d+)?) ?[-–] ?\$?(\d+(?:\.\d+)?)/;

function prices(facts: CodeFact[], material: RegExp): Statement[] {
  const objects = new Map<string, CodeFact[]>();
  for (const fact of facts.filter(({ file }) => /^content\/(service-cards\/|cost-guide|structured-data)/.test(file))) {
    const key = `${fact.file} ${fact.owner}`;
    objects.set(key, [...(objects.get(key) ?? []), fact]);
  }
  return [...objects.values()].flatMap((fields) => {
    if (!fields.some(({ path, value }) => nameFields.test(path) && material.test(String(value)))) return [];
    return fields.flatMap((field) => {
      const range = priceFields.test(field.path) || field.file.includes('structured-data') ? rangeOf(field, fields) : null;
      return range ? [{ file: field.file, line: field.line, says: `$${range} per sq ft` }] : [];
    });
  });
}

/** '5-10' of '$5-10 per sq ft', of [5, 10], or of a lowest price beside a highest. */
function rangeOf({ path, value }: CodeFact, beside: CodeFact[]): string | null {
  if (Array.isArray(value)) return value.length === 2 && value.every((part) => typeof part === 'number') ? value.join('-') : null;
  if (typeof value === 'string') {
    const [, low, high] = ranges.exec(value) ?? [];
    return low !== undefined && high !== undefined && value.startsWith('$') ? `${low}-${high}` : null;
  }
  const high = beside.find((fact) => /(^|\.)(high|to|max|maxPrice|highPrice)$/.test(fact.path));
  return /(^|\.)(low|from|min|minPrice|lowPrice)$/.test(path) && high ? `${value}-${high.value}` : null;
}
