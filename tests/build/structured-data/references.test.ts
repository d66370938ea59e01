import { expect, test } from 'vitest';
import { business } from '#site/index.ts';
import { pages } from '../../support/built.ts';
import { graphs, isNode, pathOf, referencesIn, type Value, valuesOf, withNested } from './graph.ts';

const everyNode = graphs.flatMap(({ path, nodes }) => nodes.flatMap(withNested).map((node) => ({ path, node })));
const _nodesById = Map.groupBy(everyNode, ({ node }) => node['@id']);

test('pages have structured data, unless search engines may not index them', () => {
  const indexed = pages.filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'));
  expect(graphs.map(({ path }) => path)).toEqual(indexed.map(({ path }) => path));
});

test('ids are absolute, belong to a page, and are unique at the top of a graph', () => {
  const paths = new Set(pages.map(({ path }) => path));
  for (const { path, nodes } of graphs) {
    const ids = nodes.map((node) => String(node['@id']));
    expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    const all = [...ids, ...nodes.flatMap(referencesIn)];
    const wrong = all.filter((id) => !/^https:\/\/[^#]+\/[^#]*#[\w-]+$/.test(id) || !paths.has(pathOf(id) ?? ''));
    expect([path, wrong]).toEqual([path, []]);
  }
});

test('a reference leads to a node on the same page, or to the blog that lists the article', () => {
  for (const { path, nodes } of graphs) {
    const here = new Set(nodes.flatMap(withNested).map((node) => node['@id']));
    const elsewhere = nodes.flatMap(referencesIn).filter((id) => !here.has(id));
    expect([path, elsewhere.filter((id) => id !== `${business.siteUrl}/blog#blog`)]).toEqual([path, []]);
  }
});

test('nothing claims ratings or reviews, which search engines want only from those who publish them', () => {
  const names = everyNode.flatMap(({ node }) => [...Object.keys(node), String(node['@type'])]);
  expect(names.filter((name) => /aggregateRating|^review$/i.test(name))).toEqual([]);
});

/** Whether two descriptions of one thing are compatible. Each may leave out what the other says. */
function _agrees(a: Value, b: Value): boolean {
  if (isNode(a) && isNode(b)) return Object.keys(a).every((key) => !(key in b) || _agrees(a[key] ?? null, b[key] ?? null));
  return JSON.stringify(valuesOf(a)) === JSON.stringify(valuesOf(b));
}
