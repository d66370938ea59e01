import { expect, test } from 'vitest';
import { languageOf } from '#schema/rules/language.ts';
import { business } from '#site/index.ts';
import { pages } from '../../support/built.ts';
import { graphs, isNode, pathOf, referencesIn, type Value, valuesOf, withNested } from './graph.ts';

const everyNode = graphs.flatMap(({ path, nodes }) => nodes.flatMap(withNested).map((node) => ({ path, node })));
const nodesById = Map.groupBy(everyNode, ({ node }) => node['@id']);

test('pages have structured data, unless search engines may not index them', () => {
  const indexed = pages.filter(({ document }) => !document.querySelector('meta[name="robots"][content*="noindex"]'));
  expect(graphs.map(({ path }) => path)).toEqual(indexed.map(({ path }) => path));
});

test('no text in a graph can end its script early', () => {
  const scripts = graphs.map(({ document }) => document.querySelector('script[type="application/ld+json"]')?.rawText);
  expect(scripts.filter((script) => script?.includes('<'))).toEqual([]);
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

test('references connect every node with the page, the business and the site', () => {
  for (const { path, nodes } of graphs) {
    const connected = nodes.map((node) => [
      ...withNested(node)
        .flatMap((one) => valuesOf(one['@id']))
        .map(String),
      ...referencesIn(node),
    ]);
    const reached = new Set([`${business.siteUrl}${path}#webpage`]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const ids of connected) if (ids.some((id) => reached.has(id))) for (const id of ids) reached.add(id);
    }
    const top = nodes.map((node) => String(node['@id']));
    expect([path, top.filter((id) => !reached.has(id))]).toEqual([path, []]);
    for (const id of ['business', 'website']) expect(reached).toContain(`${business.siteUrl}/#${id}`);
  }
});

test('a node says the same thing on every page of a language', () => {
  const contradictions = [...nodesById].flatMap(([id, uses]) =>
    id === undefined
      ? []
      : uses
          .filter(({ node, path }) =>
            uses.some((other) => languageOf(path) === languageOf(other.path) && !agrees(node, other.node)),
          )
          .map(({ path }) => `${id} on ${path}`),
  );
  expect(contradictions).toEqual([]);
});

test('nothing claims ratings or reviews, which search engines want only from those who publish them', () => {
  const names = everyNode.flatMap(({ node }) => [...Object.keys(node), String(node['@type'])]);
  expect(names.filter((name) => /aggregateRating|^review$/i.test(name))).toEqual([]);
});

/** Whether two descriptions of one thing are compatible. Each may leave out what the other says. */
function agrees(a: Value, b: Value): boolean {
  if (isNode(a) && isNode(b)) return Object.keys(a).every((key) => !(key in b) || agrees(a[key] ?? null, b[key] ?? null));
  return JSON.stringify(valuesOf(a)) === JSON.stringify(valuesOf(b));
}
