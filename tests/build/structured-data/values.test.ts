import { expect, test } from 'vitest';
import { languages, pathIn } from '#schema/rules/language.ts';
import { business, businessHours, cities } from '#site/index.ts';
import { workCounties } from '#site/read/work-counties.ts';
import { offerCatalogIn } from '#site/structured-data/catalog.ts';
import { describeOpening } from '#site/structured-data/hours.ts';
import { graphs, isA, isNode, pick, valuesOf } from './graph.ts';

test.each([
  ['FAQPage', /^\/$|^\/(blog|services)\/./],
  ['BreadcrumbList', /^\/./],
  ['BlogPosting', /^\/blog\/./],
  ['Article', /^\/guides\/.|^\/trends$/],
  ['Service', /^\/services\/./],
  ['Product', /^\/flooring$/],
])('%s is on every page that matches %s', (type, pattern) => {
  const without = graphs.filter(
    ({ path, nodes }) => path !== '/es' && pattern.test(path) && !JSON.stringify(nodes).includes(`"${type}"`),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test('a city page has the locality, region TX and coordinates of the city', () => {
  for (const graph of graphs.filter(({ path }) => path.startsWith('/cities/'))) {
    const city = graph.nodes.find(isA('City')) ?? {};
    for (const field of ['address.addressLocality', 'geo.latitude', 'geo.longitude', 'containedInPlace.name'])
      expect([graph.path, field, pick(graph, city, field).length]).toEqual([graph.path, field, 1]);
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
  expect(pick(homePage, node, 'openingHoursSpecification')).toEqual(businessHours.weekly.map(describeOpening));
  expect(node.priceRange).toBe(business.priceRange);
  expect(pick(homePage, node, 'hasOfferCatalog')).toEqual([offerCatalogIn(language)]);
});
