import { describe, expect, test } from 'vitest';
import { languages, pathIn, toEnglishPath } from '#schema/rules/language.ts';
import { changedOn } from '#site/history.ts';
import { business, cities } from '#site/index.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { offerCatalogIn } from '#site/structured-data/catalog.ts';
import { parseOpeningHours } from '#site/structured-data/hours.ts';
import { rules } from './google-fields.ts';
import { graphs, has, isA, isNode, pick, valuesOf, withNested } from './graph.ts';

const everyNode = graphs.flatMap((graph) => graph.nodes.flatMap(withNested).map((node) => ({ graph, node })));

test.each(rules)('$result: its pages have every field that Google asks for ($source)', (rule) => {
  const found = everyNode.filter(({ node }) => rule.reads(node));
  const pagesWithIt = new Set(found.map(({ graph }) => graph.path));
  // Both editions of a page need the same, but only the English home page describes the business in full.
  const pagesWithout = graphs
    .map(({ path }) => path)
    .filter((path) => path !== '/es' && rule.on.test(toEnglishPath(path)) && !pagesWithIt.has(path));
  expect(pagesWithout).toEqual([]);
  const missing = found.flatMap(({ graph, node }) =>
    rule.fields.filter((field) => !has(graph, node, field)).map((field) => `${field} on ${graph.path}`),
  );
  expect(missing).toEqual([]);
});

describe('values', () => {
  const nodes = everyNode.map(({ node }) => node);

  test('a trail has at least two steps, counted from one', () => {
    for (const { itemListElement } of nodes.filter(isA('BreadcrumbList'))) {
      const positions = valuesOf(itemListElement).map((step) => isNode(step) && step.position);
      expect(positions.length).toBeGreaterThanOrEqual(2);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  test('an article was modified on the day of its last change in git', () => {
    const articles = graphs.filter(({ path }) => path.startsWith('/blog/'));
    const dates = articles.map(({ path, nodes }) => [path, nodes.find(isA('BlogPosting'))?.dateModified]);
    expect(dates).toEqual(articles.map(({ path }) => [path, changedOn(path)]));
  });
});

test('a city page has the locality, region TX and coordinates of the city', () => {
  for (const graph of graphs.filter(({ path }) => path.startsWith('/cities/'))) {
    const city = graph.nodes.find(isA('City')) ?? {};
    const fields = ['address.addressLocality', 'geo.latitude', 'geo.longitude', 'containedInPlace.name'];
    expect([graph.path, fields.filter((field) => !has(graph, city, field))]).toEqual([graph.path, []]);
    expect(pick(graph, city, 'address.addressRegion')).toEqual(['TX']);
  }
});

test.each(languages)('the home page (%s) gives the cities, counties, hours and prices of the business', (language) => {
  const homePage = graphs.find(({ path }) => path === pathIn(language, '/'));
  const node = homePage?.nodes.find(isA('HomeAndConstructionBusiness'));
  if (!homePage || !node) throw new Error('The home page has no business');
  const served = valuesOf(node.areaServed).filter(isNode);
  const zipCodes = served.filter(isA('City')).map((city) => pick(homePage, city, 'address.postalCode'));
  expect(zipCodes).toEqual(cities.map((city) => city.zipCodes));
  expect(served.filter(isA('AdministrativeArea'))).toHaveLength(workCounties().length);
  expect(pick(homePage, node, 'openingHoursSpecification')).toEqual(
    [business.hours.weekdays, business.hours.saturday].map(parseOpeningHours),
  );
  expect(node.priceRange).toBe(business.priceRange);
  expect(pick(homePage, node, 'hasOfferCatalog')).toEqual([offerCatalogIn(language)]);
});
