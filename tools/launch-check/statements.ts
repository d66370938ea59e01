/** Collects facts that the content states in more than one place. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { business } from '../../content/business.ts';
import { costTypes } from '../../content/cost-guide.ts';
import { citySchema, serviceCardSchema } from '../../schema/content.ts';
import type { Statement } from './contradictions.ts';
import { lineOf, linesOf } from './finding.ts';

const facts = 'content/business.ts';

export async function collectStatements(): Promise<Statement[]> {
  return [...aboutBusiness(), ...aboutHours(), ...(await aboutCounties()), ...(await aboutPrices())];
}

function aboutBusiness(): Statement[] {
  const { claims, responseTime, promisedContact } = business;
  const statement = (subject: string, key: string, says: string) => ({
    file: facts,
    line: lineOf(facts, `${key}:`),
    subject,
    says,
  });
  return [
    statement('Years of experience', 'yearsHome', claims.yearsHome),
    statement('Years of experience', 'yearsCities', claims.yearsCities),
    statement('Time to the first answer', 'responseTime', responseTime),
    statement('Time to the first answer', 'promisedContact', promisedContact),
  ];
}

/** Finds pages that show the weekday hours without Saturday. */
function aboutHours(): Statement[] {
  const subject = 'Opening hours';
  const incomplete = globSync('{components,content,pages}/**/*.{ts,tsx}')
    .sort()
    .filter((file) => !linesOf(file).some((line) => line.includes('hours.saturday')))
    .flatMap((file) =>
      linesOf(file).flatMap((line, index) =>
        line.includes('hours.weekdays') ? [{ file, line: index + 1, subject, says: 'Saturday is missing' }] : [],
      ),
    );
  return [{ file: facts, line: lineOf(facts, 'saturday:'), subject, says: `also ${business.hours.saturday}` }, ...incomplete];
}

async function aboutCounties(): Promise<Statement[]> {
  const statement = (file: string, key: string, says: string) => ({
    file,
    line: lineOf(file, `${key}:`),
    subject: 'Counties we serve',
    says,
  });
  const entries = Object.entries(business.counties);
  const lists = entries.flatMap(([key, names]) => (typeof names === 'number' ? [] : [{ key, names: [...names].sort() }]));
  const counts = entries.flatMap(([key, count]) =>
    typeof count === 'number' && lists.some(({ names }) => names.length !== count) ? [{ key, count }] : [],
  );
  const known = new Set<string>(lists.flatMap(({ names }) => names));
  const cities = await readEntries('content/cities/*.ts', citySchema);
  return [
    ...lists.map(({ key, names }) => statement(facts, key, names.join(', '))),
    ...counts.map(({ key, count }) => statement(facts, key, `${count} counties`)),
    ...cities
      .filter(({ entry }) => !known.has(entry.county))
      .map(({ file, entry }) => statement(file, 'county', `${entry.county}, which no list names`)),
  ];
}

/** Floors whose installed prices are compared. Refinishing isn't, because its card includes repairs. */
const floors = new Map([
  ['/services/lvp-flooring-austin', 'luxury vinyl plank'],
  ['/services/hardwood-flooring-austin', 'hardwood'],
  ['/services/tile-flooring-austin', 'tile'],
  ['/services/carpet-installation-austin', 'carpet'],
  ['/services/laminate-flooring-austin', 'laminate'],
]);

async function aboutPrices(): Promise<Statement[]> {
  const cards = await readEntries('content/service-cards/*.ts', serviceCardSchema);
  return [
    ...cards.map(({ file, entry }) => price(file, 'priceRange:', entry.href, entry.priceRange)),
    ...costTypes.map(({ href, totalCost }) => price('content/cost-guide.ts', `totalCost: '${totalCost}'`, href, totalCost)),
    ...pricesOfCatalog(),
  ].flat();
}

/** The catalog imports content through Vite, so Node can't load it. */
function pricesOfCatalog(): Statement[] {
  const file = 'content/structured-data/catalog.ts';
  return linesOf(file).flatMap((line) => {
    const [, slug, range] = /slug: '(.+?)', price: '(.+?)'/.exec(line) ?? [];
    return slug && range ? price(file, `slug: '${slug}'`, `/services/${slug}`, range) : [];
  });
}

function price(file: string, text: string, href: string, range: string): Statement[] {
  const floor = floors.get(href);
  if (!floor) return [];
  return [{ file, line: lineOf(file, text), subject: `Installed price of ${floor}`, says: range.replace(' per sq ft', '') }];
}

async function readEntries<Entry>(pattern: string, schema: { parse: (entry: unknown) => Entry }) {
  return Promise.all(
    globSync(pattern)
      .sort()
      .map(async (file) => {
        const module: { default: unknown } = await import(pathToFileURL(resolve(file)).href);
        return { file, entry: schema.parse(module.default) };
      }),
  );
}
