import { expect, test } from 'vitest';
import { pages } from '../../support/built.ts';
import { graphs, referencesIn, withNested } from './graph.ts';

test('pages have structured data, unless search engines may not index them', () => {
  const indexed = pages.filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'));
  expect(graphs.map(({ path }) => path)).toEqual(indexed.map(({ path }) => path));
});

test('a reference leads to a node on the same page', () => {
  for (const { path, nodes } of graphs) {
    const here = new Set(nodes.flatMap(withNested).map((node) => node['@id']));
    const elsewhere = nodes.flatMap(referencesIn).filter((id) => !here.has(id));
    expect([path, elsewhere]).toEqual([path, []]);
  }
});

test('nothing claims ratings or reviews, which search engines want only from those who publish them', () => {
  const everyNode = graphs.flatMap(({ nodes }) => nodes.flatMap(withNested));
  const names = everyNode.flatMap((node) => [...Object.keys(node), String(node['@type'])]);
  expect(names.filter((name) => /aggregateRating|^review$/i.test(name))).toEqual([]);
});
