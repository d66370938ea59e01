import { describe, expect, test } from 'vitest';
import { rules } from '../support/google-fields.ts';
import { graphs, has, isA, isNode, pick, valuesOf, withNested } from '../support/graph.ts';

describe.each(rules)('$result ($source)', ({ reads, on, required, oneOf = [], recommended, without }) => {
  const found = graphs.flatMap((graph) =>
    graph.nodes
      .flatMap(withNested)
      .filter(reads)
      .map((node) => ({ graph, node })),
  );

  test('is on its pages', () => {
    const pages = graphs.map(({ path }) => path).filter((path) => on.test(path));
    const having = new Set(found.map(({ graph }) => graph.path));
    expect(pages).not.toEqual([]);
    expect(pages.filter((path) => !having.has(path))).toEqual([]);
  });

  test('has every required field, and of each group one', () => {
    const missing = found.flatMap(({ graph, node }) => [
      ...required.filter((field) => !has(graph, node, field)),
      ...oneOf.filter((group) => !group.some((field) => has(graph, node, field))).map((group) => group.join(' or ')),
    ]);
    expect(missing).toEqual([]);
  });

  test('has every recommended field but those with a reason', () => {
    const missing = found.flatMap(({ graph, node }) =>
      recommended.filter((field) => !has(graph, node, field)).map((field) => `${field} on ${graph.path}`),
    );
    expect(missing).toEqual([]);
  });

  test('leaves out just what the table says', () => {
    for (const { graph, node } of found) {
      expect(Object.keys(without).filter((field) => has(graph, node, field))).toEqual([]);
    }
  });
});

describe('what Google says of values', () => {
  const all = graphs.flatMap(({ nodes }) => nodes.flatMap(withNested));

  test('a headline has at most 110 characters', () => {
    const headlines = all.map(({ headline }) => headline).filter((headline) => typeof headline === 'string');
    expect(headlines.length).toBeGreaterThan(20);
    expect(headlines.filter((headline) => headline.length > 110)).toEqual([]);
  });

  test('a trail has at least two steps, counted from one', () => {
    for (const { itemListElement } of all.filter(isA('BreadcrumbList'))) {
      const positions = valuesOf(itemListElement).map((step) => isNode(step) && step.position);
      expect(positions.length).toBeGreaterThanOrEqual(2);
      expect(positions).toEqual(positions.map((_, index) => index + 1));
    }
  });

  test('a price range has fewer than 100 characters, and an address of a picture is absolute', () => {
    for (const node of all) {
      expect(String(node.priceRange ?? '').length).toBeLessThan(100);
      for (const url of [node.image, node.logo, node.contentUrl].flatMap(valuesOf)) expect(url).toMatch(/^https:\/\//);
    }
  });

  test('an article does not end before it begins', () => {
    for (const { datePublished, dateModified } of all.filter((node) => 'dateModified' in node)) {
      expect(Date.parse(String(dateModified))).toBeGreaterThanOrEqual(Date.parse(String(datePublished)));
      expect(Date.parse(String(dateModified))).toBeLessThanOrEqual(Date.now());
    }
  });
});

describe('what the plan asks of services and cities', () => {
  test('the provider of a service is the business by name, telephone, city, region and country', () => {
    const services = graphs.filter(({ path }) => /^\/(services|cities)\/./.test(path));
    expect(services).toHaveLength(36);
    for (const graph of services) {
      const service = graph.nodes.find(isA('Service'));
      if (!service) throw new Error(`${graph.path} has no service`);
      const fields = ['name', 'serviceType', 'areaServed.name', 'provider.name', 'provider.telephone'];
      for (const field of [...fields, ...['Locality', 'Region', 'Country'].map((part) => `provider.address.address${part}`)])
        expect([graph.path, field, has(graph, service, field)]).toEqual([graph.path, field, true]);
      if (graph.path.startsWith('/services/')) expect(has(graph, service, 'offers.priceSpecification.minPrice')).toBe(true);
    }
  });

  test('a city page has locality, region TX and coordinates of the city', () => {
    const cityPages = graphs.filter(({ path }) => path.startsWith('/cities/'));
    expect(cityPages).toHaveLength(25);
    for (const graph of cityPages) {
      const city = graph.nodes.find(isA('City'));
      if (!city) throw new Error(`${graph.path} has no city`);
      expect(pick(graph, city, 'address.addressLocality')).toEqual([city.name]);
      expect(pick(graph, city, 'address.addressRegion')).toEqual(['TX']);
      for (const field of ['geo.latitude', 'geo.longitude', 'containedInPlace.name']) expect(has(graph, city, field)).toBe(true);
    }
  });

  test('the business names 25 cities with their zip codes, five counties, its hours and seven services', () => {
    const [home] = graphs.filter(({ path }) => path === '/');
    const business = home?.nodes.find(isA('HomeAndConstructionBusiness'));
    if (!home || !business) throw new Error('the home page has no business');
    const served = valuesOf(business.areaServed).filter(isNode);
    const inCities = served.filter(isA('City'));
    expect(inCities).toHaveLength(25);
    for (const city of inCities) for (const code of pick(home, city, 'address.postalCode')) expect(code).toMatch(/^7[5-9]\d{3}$/);
    expect(served.filter(isA('AdministrativeArea'))).toHaveLength(5);
    expect(pick(home, business, 'openingHoursSpecification.dayOfWeek')).toHaveLength(5);
    expect(pick(home, business, 'openingHoursSpecification.opens')).toEqual(['07:00']);
    expect(pick(home, business, 'openingHoursSpecification.closes')).toEqual(['18:00']);
    expect(business.priceRange).toBe('$$');
    expect(pick(home, business, 'hasOfferCatalog.itemListElement.itemOffered.name')).toHaveLength(7);
    const prices = valuesOf(isNode(business.hasOfferCatalog) ? business.hasOfferCatalog.itemListElement : undefined)
      .filter(isNode)
      .map((offer) =>
        ['itemOffered.name', 'priceSpecification.minPrice', 'priceSpecification.maxPrice'].flatMap((field) =>
          pick(home, offer, field),
        ),
      );
    expect(prices).toEqual(
      expect.arrayContaining([
        ['Luxury Vinyl Plank', 4, 8],
        ['Carpet', 3, 8],
        ['Hardwood', 8, 15],
      ]),
    );
  });
});
