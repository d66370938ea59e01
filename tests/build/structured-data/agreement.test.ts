import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutJoiners } from '#schema/rules/keep-ranges.ts';
import { languageOf, toEnglishPath } from '#schema/rules/language.ts';
import { wordsIn } from '#site/read/words.ts';
import { pages } from '../../support/built.ts';
import { type Graph, graphs, isA, isNode, type Node, pathOf, pick, valuesOf, withNested } from './graph.ts';

/** Whether a value of a node agrees with what its page shows. */
type Check = (value: string, page: Shown, node: Node) => boolean;

interface Shown {
  graph: Graph;
  /** All of the page's text, including that of pictures, in lowercase. */
  words: string;
  meta: (name: string) => string | undefined;
}

const says: Check = (value, { words }) => words.includes(plain(value));
const isRange: Check = (_, { words }, { minPrice, maxPrice }) => words.includes(`$${minPrice}-${maxPrice}`);
const isOnCity: Check = (_, { graph }) => graph.nodes.some(isA('City'));
/** Ids and machine-readable codes, which a page doesn't need to show. */
const isInvisible: Check = () => true;

const checks: Record<string, Check> = {
  inLanguage: (value, { graph }) => graph.document.querySelector('html')?.getAttribute('lang') === value,
  name: (value, page, node) =>
    says(node['@type'] === 'AdministrativeArea' ? nameOfCounty(value, page) : value, page, node) ||
    (node.isPartOf !== undefined && value === page.graph.document.querySelector('title')?.text),
  description: (value, page, node) => says(value, page, node) || value === page.meta('description'),
  url: leadsSomewhere,
  item: leadsSomewhere,
  logo: isFile,
  image: isFile,
  datePublished: showsDay,
  dateModified: showsDay,
  telephone: (value, { graph }) => graph.document.querySelector(`a[href="tel:${value}"]`) !== null,
  timeRequired: (value, { words }) => words.includes(`${value.slice(2, -1)} min`),
  minPrice: isRange,
  maxPrice: isRange,
  // The visualizer is free, which its page doesn't say.
  price: (value, page, node) => says(`$${value}`, page, node) || (isVisualizer(page) && value === '0'),
  priceCurrency: (value, page) => value === 'USD' && (page.words.includes('$') || isVisualizer(page)),
  // values.test.ts compares hours and zip codes with what header.test.ts and page-content.test.ts find on pages.
  dayOfWeek: isInvisible,
  opens: isInvisible,
  closes: isInvisible,
  postalCode: isInvisible,
  position: isInvisible,
  // Of a city. The business names no street, so it has no place on a map.
  latitude: isOnCity,
  longitude: isOnCity,
  addressCountry: isInvisible,
  priceRange: isInvisible,
  unitCode: isInvisible,
  unitText: isInvisible,
  applicationCategory: isInvisible,
  operatingSystem: isInvisible,
  browserRequirements: isInvisible,
  isAccessibleForFree: isInvisible,
};

function isVisualizer({ graph }: Shown): boolean {
  return toEnglishPath(graph.path) === '/visualizer';
}

/** 'Travis' of 'Travis County'. */
function nameOfCounty(value: string, { graph }: Shown): string {
  return wordsIn(languageOf(graph.path))
    .contact.county.split('{name}')
    .reduce((name, part) => name.replace(part, ''), value);
}

test.each(graphs)('$path shows every text, price, date and picture of its structured data', (graph) => {
  const page = readPage(graph);
  const unseen = graph.nodes.flatMap(withNested).flatMap((node) =>
    Object.entries(node)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, value]) =>
        valuesOf(value)
          .filter((one) => !isNode(one) && !(checks[property] ?? says)(String(one), page, node))
          .map((one) => `${node['@type']}.${property}: ${one}`),
      ),
  );
  expect(unseen).toEqual([]);
});

test.each(graphs.filter(({ nodes }) => nodes.some(isA('FAQPage'))))(
  '$path has all of its questions and answers in its structured data',
  (graph) => {
    const shown = graph.document
      .querySelectorAll('main details')
      .filter(({ children: [summary, answer] }) => summary?.querySelector('h3') && answer?.tagName === 'P')
      .map((element) => ['h3', 'p'].map((part) => withoutJoiners(element.querySelector(part)?.text ?? '')));
    const page = graph.nodes.find(isA('FAQPage')) ?? {};
    const [names, answers] = ['mainEntity.name', 'mainEntity.acceptedAnswer.text'].map((field) => pick(graph, page, field));
    expect(names?.map((name, index) => [name, answers?.[index]])).toEqual(shown);
  },
);

test.each(graphs.filter(({ path }) => toEnglishPath(path) !== '/'))('$path shows the trail of its structured data', (graph) => {
  const trails = graph.document.querySelectorAll(`nav[aria-label="${wordsIn(languageOf(graph.path)).shared.breadcrumbs}"]`);
  const steps = trails
    .flatMap((trail) => trail.querySelectorAll('li'))
    .map((item) => ({
      // 'Back to Blog' is the specified text of the link to the blog.
      name: item.structuredText.trim().replace(/^Back to /, ''),
      href: item.querySelector('a')?.getAttribute('href') ?? graph.path,
    }));
  const listed = graph.nodes
    .filter(isA('BreadcrumbList'))
    .flatMap(({ itemListElement }) => valuesOf(itemListElement).filter(isNode))
    .map(({ name, item }) => ({ name, href: pathOf(String(item)) }));
  expect(listed).toEqual(steps);
  expect(trails.map((trail) => trail.querySelectorAll('[aria-current="page"]').length)).toEqual([1]);
  expect(steps[0]).toMatchObject({ name: wordsIn(languageOf(graph.path)).shared.homePage });
  expect(steps.at(-1)?.href).toBe(graph.path);
});

function readPage(graph: Graph): Shown {
  const { document } = graph;
  const pictures = document.querySelectorAll('body img').map((image) => image.getAttribute('alt') ?? '');
  return {
    graph,
    words: plain([document.querySelector('body')?.structuredText ?? '', ...pictures].join(' ')),
    meta: (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'),
  };
}

function plain(text: string): string {
  return withoutJoiners(text).replace(/\s+/g, ' ').trim().toLowerCase();
}

function leadsSomewhere(value: string): boolean {
  const target = pages.find(({ path }) => path === pathOf(value));
  const anchor = value.split('#')[1];
  return target !== undefined && (anchor === undefined || target.document.getElementById(anchor) !== null);
}

function isFile(value: string): boolean {
  const path = pathOf(value);
  return path !== undefined && existsSync(`dist/client${path}`);
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** In a <time> or in the text of a card. */
function showsDay(day: string, { graph, words }: Shown): boolean {
  const times = graph.document.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
  return times.includes(day) || words.includes(plain(dayFormat.format(new Date(day))));
}
