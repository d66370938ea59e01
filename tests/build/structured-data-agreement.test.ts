import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { business } from '../../content/index.ts';
import { pages } from '../support/built.ts';
import { type Graph, graphs, isA, isNode, type Node, pathOf, valuesOf, withNested } from '../support/graph.ts';

/** Whether a value of a node agrees with what its page shows. */
type Check = (value: string, page: Shown, node: Node) => boolean;

interface Shown {
  graph: Graph;
  /** All words of the page, those of pictures included, in small letters. */
  words: string;
  meta: (name: string) => string | undefined;
}

const says: Check = (value, { words }) => words.includes(plain(value));
const saysOrDescribes: Check = (value, page, node) => says(value, page, node) || value === page.meta('description');
/** A fact of identity or a code for machines, which no page has to spell out. */
const granted: Check = () => true;

const checks: Record<string, Check> = {
  inLanguage: (value, { graph }) => graph.document.querySelector('html')?.getAttribute('lang') === value,
  name: (value, page, node) =>
    says(value, page, node) || (node.isPartOf !== undefined && value === page.graph.document.querySelector('title')?.text),
  description: saysOrDescribes,
  url: leads,
  item: leads,
  logo: isFile,
  image: isFile,
  contentUrl: (value, page) => isFile(value) && isPictureOf(value, page),
  datePublished: showsDay,
  dateModified: showsDay,
  timeRequired: (value, page, node) => says(`${value.slice(2, -1)} min read`, page, node),
  postalCode: (value, page, node) => says(value, page, node) || isOnCityPage(value, node),
  minPrice: (value, page, { maxPrice }) => says(`$${value}-${maxPrice}`, page, {}),
  maxPrice: (value, page, { minPrice }) => says(`$${minPrice}-${value}`, page, {}),
  price: (value, page, node) => (isApplicationPrice(page, value) ? true : says(`$${value}`, page, node)),
  priceCurrency: (value, { graph, words }) => value === 'USD' && (words.includes('$') || graph.path === '/visualizer'),
  dayOfWeek: (_, page, node) => says(hoursText(node), page, node),
  opens: (_, page, node) => says(hoursText(node), page, node),
  closes: (_, page, node) => says(hoursText(node), page, node),
  position: granted,
  latitude: granted,
  longitude: granted,
  addressCountry: granted,
  priceRange: granted,
  unitCode: granted,
  applicationCategory: granted,
  operatingSystem: granted,
  browserRequirements: granted,
  isAccessibleForFree: granted,
};

describe.each(graphs)('$path', (graph) => {
  const page = shown(graph);

  test('shows every text, price, date and picture of its structured data', () => {
    const unseen = graph.nodes.flatMap(withNested).flatMap((node) =>
      Object.entries(node)
        .filter(([property]) => !property.startsWith('@'))
        .flatMap(([property, value]) =>
          valuesOf(value)
            .filter((one) => !isNode(one))
            .filter((one) => !(checks[property] ?? says)(String(one), page, node))
            .map((one) => `${node['@type']}.${property}: ${one}`),
        ),
    );
    expect(unseen).toEqual([]);
  });

  test('is described as in its own head', () => {
    const node = graph.nodes.find(({ '@id': id }) => id === `${business.siteUrl}${graph.path}#webpage`);
    expect(node?.name).toBe(graph.document.querySelector('title')?.text);
    expect(node?.description).toBe(page.meta('description'));
    expect(node?.url).toBe(graph.document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  });
});

test.each(graphs.filter(({ path }) => path !== '/'))(
  '$path shows the trail of its structured data',
  ({ path, document, nodes }) => {
    const trails = document.querySelectorAll('nav[aria-label="Breadcrumb"]');
    const steps = trails
      .flatMap((trail) => trail.querySelectorAll('li'))
      .map((item) => ({
        // The plan's words of the link; the page that it leads to is the blog.
        name: item.structuredText.trim().replace(/^Back to /, ''),
        href: item.querySelector('a')?.getAttribute('href') ?? path,
      }));
    const listed = nodes
      .filter(isA('BreadcrumbList'))
      .flatMap(({ itemListElement }) => valuesOf(itemListElement).filter(isNode))
      .map(({ name, item }) => ({ name, href: pathOf(String(item)) }));
    expect(trails).toHaveLength(1);
    expect(listed).toEqual(steps);
    expect(trails[0]?.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    expect(steps[0]).toEqual({ name: 'Home', href: '/' });
    expect(steps.at(-1)?.href).toBe(path);
  },
);

test('the home page has no trail', () => {
  const [home] = graphs.filter(({ path }) => path === '/');
  expect(home?.document.querySelector('nav[aria-label="Breadcrumb"]')).toBeNull();
  expect(home?.nodes.filter(isA('BreadcrumbList'))).toEqual([]);
});

test.each([
  ['/gallery', 18],
  ['/guides', 6],
  ['/flooring', 6],
  ['/services', 11],
  ['/cities', 25],
])('the list of %s has its %i items', (path, count) => {
  const list = graphs.find((graph) => graph.path === path)?.nodes.find(isA('ItemList'));
  expect(valuesOf(list?.itemListElement)).toHaveLength(count);
});

test("the catalog's prices stand beside the names on the home page, but for the one that the owner sets apart", () => {
  const home = graphs.find(({ path }) => path === '/');
  if (!home) throw new Error('no home page');
  const { words } = shown(home);
  const offers = home.nodes
    .flatMap(withNested)
    .filter(({ '@type': type, priceSpecification }) => type === 'Offer' && isNode(priceSpecification));
  const apart = offers.flatMap(({ itemOffered, priceSpecification: price }) => {
    if (!isNode(itemOffered) || !isNode(price)) return [];
    const last = plain(String(itemOffered.name)).split(' ').at(-1);
    return new RegExp(`${last} [^$.]{0,12}\\$${price.minPrice}-${price.maxPrice}\\b`).test(words) ? [] : [itemOffered.name];
  });
  expect(offers).toHaveLength(6);
  expect(apart).toEqual(['Luxury Vinyl Plank']);
});

test('an article names the picture at its top and its social image', () => {
  for (const { path, document, nodes } of graphs.filter((graph) => graph.path.startsWith('/blog/'))) {
    const [social, hero] = valuesOf(nodes.find(isA('BlogPosting'))?.image);
    expect(social).toBe(document.querySelector('meta[property="og:image"]')?.getAttribute('content'));
    expect([path, hero]).toEqual([path, business.siteUrl + document.querySelector('main img')?.getAttribute('src')]);
  }
});

function shown(graph: Graph): Shown {
  const { document } = graph;
  const pictures = document.querySelectorAll('body img').map((image) => image.getAttribute('alt') ?? '');
  return {
    graph,
    words: plain([document.querySelector('body')?.structuredText ?? '', ...pictures].join(' ')),
    meta: (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'),
  };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** An address of the site leads to a page, and its anchor to an element. */
function leads(value: string): boolean {
  const target = pages.find(({ path }) => path === pathOf(value));
  const anchor = value.split('#')[1];
  return target !== undefined && (anchor === undefined || target.document.getElementById(anchor) !== null);
}

function isFile(value: string): boolean {
  const path = pathOf(value);
  return path !== undefined && existsSync(`dist/client${path}`);
}

function isPictureOf(value: string, { graph }: Shown): boolean {
  return graph.document.querySelectorAll('img').some((image) => image.getAttribute('src') === pathOf(value));
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** As a marked day or in the words of a card. The days of the trends are the plan's own, for machines only. */
function showsDay(day: string, { graph, words }: Shown): boolean {
  if (graph.path === '/trends') return true;
  const marked = graph.document.querySelectorAll('time').some((element) => element.getAttribute('datetime') === day);
  return marked || words.includes(plain(dayFormat.format(new Date(day))));
}

/** City pages show their first eight zip codes and count the rest. */
function isOnCityPage(code: string, { addressLocality, postalCode }: Node): boolean {
  const list = pages.flatMap(({ document }) => document.querySelector(`ul[aria-label="Zip codes of ${addressLocality}"]`) ?? []);
  const badges = list.flatMap((element) => element.querySelectorAll('li')).map(({ text }) => text);
  return badges.includes(code) || badges.includes(`+${valuesOf(postalCode).length - 8} more`);
}

/** The visualizer costs nothing, which is no price to show. */
function isApplicationPrice({ graph }: Shown, value: string): boolean {
  return graph.path === '/visualizer' && value === '0';
}

/** Hours as pages write them. */
function hoursText({ dayOfWeek, opens, closes }: Node): string {
  if (opens === '00:00' && closes === '23:59') return '24/7';
  const days = valuesOf(dayOfWeek).map((day) => String(day).split('/').at(-1));
  const range = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : `${days[0]}`;
  return `${range} ${hourText(String(opens))}-${hourText(String(closes))}`;
}

function hourText(time: string): string {
  const hour = Number.parseInt(time, 10);
  return `${hour % 12 || 12}${hour < 12 ? 'AM' : 'PM'}`;
}
