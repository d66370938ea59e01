import { describe, expect, test } from 'vitest';
import { business } from '../../content/index.ts';
import { pages } from '../support/built.ts';
import { graphs, isNode, linksOf, type Node, pathOf, type Value, valuesOf, withNested } from '../support/graph.ts';
import { complaintsAbout, lineage, vocabularySize } from '../support/vocabulary.ts';

const everywhere = graphs.flatMap(({ path, nodes }) => nodes.flatMap(withNested).map((node) => ({ path, node })));
const byId = Map.groupBy(everywhere, ({ node }) => node['@id']);
const typesOf = (id: string) => (byId.get(id) ?? []).map(({ node }) => String(node['@type']));

test('every page has a graph, the hidden ones have none', () => {
  const hidden = pages.filter(({ path }) => ['/404', '/inbox', '/thanks'].includes(path));
  expect(hidden).toHaveLength(3);
  expect(graphs.map(({ path }) => path)).toEqual(pages.filter((page) => !hidden.includes(page)).map(({ path }) => path));
});

test('no text can end the script early', () => {
  for (const { document } of graphs)
    expect(document.querySelector('script[type="application/ld+json"]')?.rawText).not.toContain('<');
});

describe("schema.org's vocabulary", () => {
  test('was read', () => {
    expect(vocabularySize.classes).toBeGreaterThan(900);
    expect(vocabularySize.properties).toBeGreaterThan(1400);
    expect([...lineage('HomeAndConstructionBusiness')]).toEqual(
      expect.arrayContaining(['LocalBusiness', 'Organization', 'Place']),
    );
  });

  test.each(graphs)('holds every type, property and kind of value on $path', ({ nodes }) => {
    expect(nodes.flatMap(withNested).flatMap((node) => complaintsAbout(node, typesOf))).toEqual([]);
  });

  const wrong: [string, Node, string][] = [
    ['a type that does not exist', { '@type': 'FlooringShop' }, 'FlooringShop is no class'],
    ['a property that does not exist', { '@type': 'Service', cost: '$5' }, 'cost is no property'],
    ["another type's property", { '@type': 'Service', openingHours: 'Mo-Fr' }, 'Service has no openingHours'],
    ['a property that was replaced', { '@type': 'Place', map: 'A map' }, 'map is superseded by hasMap'],
    [
      'words for a number',
      { '@type': 'UnitPriceSpecification', minPrice: 'low' },
      'UnitPriceSpecification.minPrice cannot be "low"',
    ],
    [
      'a day that is none',
      { '@type': 'BlogPosting', datePublished: 'January 8' },
      'BlogPosting.datePublished cannot be "January 8"',
    ],
    [
      'a weekday that is none',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Caturday' },
      'OpeningHoursSpecification.dayOfWeek cannot be "https://schema.org/Caturday"',
    ],
    [
      'a node of the wrong type',
      { '@type': 'WebPage', breadcrumb: { '@type': 'Service' } },
      'WebPage.breadcrumb cannot be {"@type":"Service"}',
    ],
    [
      'a link to nothing',
      { '@type': 'Service', provider: { '@id': 'https://x.example/#nobody' } },
      'Service.provider cannot be {"@id":"https://x.example/#nobody"}',
    ],
    ['an empty text', { '@type': 'Thing', name: '' }, 'Thing.name cannot be ""'],
  ];
  test.each(wrong)('refuses %s', (_, node, complaint) => {
    expect(complaintsAbout(node, typesOf)).toEqual([complaint]);
  });
});

describe('ids', () => {
  test.each(graphs)('of $path are absolute, of a page of the site, and stand at the top once', ({ nodes }) => {
    const ids = nodes.map((node) => String(node['@id']));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of [...ids, ...nodes.flatMap(linksOf)]) {
      expect(id).toMatch(/^https:\/\/[^#]+\/[^#]*#[\w-]+$/);
      expect(pages.map(({ path }) => path)).toContain(pathOf(id));
    }
  });

  test.each(graphs)('that $path names stand on the page, or on the page that they are of', ({ nodes }) => {
    const here = new Set(nodes.flatMap(withNested).map((node) => node['@id']));
    const elsewhere = nodes.flatMap(linksOf).filter((id) => !here.has(id));
    // An article belongs to the blog, which lists its articles on its own page.
    expect([...new Set(elsewhere)].filter((id) => id !== `${business.siteUrl}/blog#blog`)).toEqual([]);
    for (const id of elsewhere) expect((byId.get(id) ?? []).map(({ path }) => path)).toEqual([pathOf(id)]);
  });

  test.each(graphs)('connect all of $path with the business, the site and the page', ({ path, nodes }) => {
    const links = nodes.map((node) => new Set([String(node['@id']), ...withNested(node).flatMap(idsOf), ...linksOf(node)]));
    const reached = new Set([`${business.siteUrl}${path}#webpage`]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const group of links) if ([...group].some((id) => reached.has(id))) for (const id of group) reached.add(id);
    }
    expect(nodes.map((node) => String(node['@id'])).filter((id) => !reached.has(id))).toEqual([]);
    expect([...reached]).toEqual(expect.arrayContaining([`${business.siteUrl}/#business`, `${business.siteUrl}/#website`]));
  });

  test('mean the same thing on every page', () => {
    const conflicts = [...byId].flatMap(([id, uses]) =>
      id === undefined
        ? []
        : uses.filter(({ node }) => uses.some((other) => !agree(node, other.node))).map(({ path }) => `${id} on ${path}`),
    );
    expect(conflicts).toEqual([]);
  });

  test('that differ are told apart by the comparison, and a part agrees with the whole', () => {
    expect(agree({ name: 'A', url: 'u' }, { name: 'A' })).toBe(true);
    expect(agree({ name: 'A' }, { name: 'B' })).toBe(false);
    expect(agree({ address: { region: 'TX' } }, { address: { region: 'TX', code: '1' } })).toBe(true);
    expect(agree({ address: { region: 'TX' } }, { address: { region: 'OK' } })).toBe(false);
    expect(agree({ image: ['a', 'b'] }, { image: ['a'] })).toBe(false);
  });
});

test('no rating and no review stands anywhere: nobody rates himself, and the sample figures are not real', () => {
  const named = /(^r|R)ating|(^r|R)eview/;
  const rated = everywhere.filter(({ node }) => [...Object.keys(node), String(node['@type'])].some((name) => named.test(name)));
  expect(rated).toEqual([]);
});

function idsOf(node: Node): string[] {
  return node['@id'] === undefined ? [] : [String(node['@id'])];
}

/** Whether two descriptions of one thing say nothing different; each may leave out what the other says. */
function agree(a: Value, b: Value): boolean {
  if (isNode(a) && isNode(b)) return Object.keys(a).every((key) => !(key in b) || agree(a[key] ?? null, b[key] ?? null));
  return JSON.stringify(valuesOf(a)) === JSON.stringify(valuesOf(b));
}
