import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changedOn } from '../../content/history.ts';
import { articles, business, cities, guides, rooms, services, visualizerFloors } from '../../content/index.ts';
import { proven } from '../../content/proof.ts';
import { toEnglishPath } from '../../schema/language.ts';
import { parseProject } from '../../visualizer/plan/link.ts';
import { idsOf } from '../../visualizer/plan/options.ts';
import { pages } from '../support/built.ts';
import { graphs, isA, withNested } from '../support/structured-data/graph.ts';

const pagesByPath = new Map(pages.map((page) => [page.path, page]));
const knownIds = idsOf({ rooms, floors: visualizerFloors });
const contactLinks = [business.phone.href, `mailto:${business.email}`];

test('every link leads to a page, a file, the phone, the mailbox or another site, and every anchor to an element', () => {
  const dead = pages.flatMap((page) =>
    page.document
      .querySelectorAll('a')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => !contactLinks.includes(href) && !leadsElsewhere(href))
      .filter((href) => {
        const [address = '', anchor] = href.split('#');
        const [path = ''] = address.split('?');
        if (toEnglishPath(path) === '/visualizer' && anchor?.startsWith('plan=')) return parseProject(anchor, knownIds) === null;
        const target = path === '' ? page : pagesByPath.get(path);
        if (anchor !== undefined) return !target?.document.getElementById(anchor);
        return href === '' || !(target || (path.startsWith('/') && existsSync(`dist/client${path}`)));
      })
      .map((href) => `${page.path}: ${href}`),
  );
  expect(dead).toEqual([]);
});

test('every city, service, article and guide is at most three clicks from the home page', () => {
  let reached = new Set(['/']);
  for (let click = 0; click < 3; click++) reached = new Set([...reached, ...[...reached].flatMap(linksOn)]);
  const targets = [
    ...cities.map(({ slug }) => `/cities/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...guides.map(({ id }) => `/guides/${id}`),
  ];
  expect(targets.filter((target) => !reached.has(target))).toEqual([]);
});

test('an article has the date of its last change from git', () => {
  const posts = graphs.filter(({ path }) => path.startsWith('/blog/'));
  const dates = posts.map(({ path, nodes }) => [path, nodes.find(isA('BlogPosting'))?.dateModified]);
  expect(dates).toEqual(posts.map(({ path }) => [path, changedOn(path)]));
});

test('stars and numbers of reviews are called samples where no records back them, and structured data has none of those', () => {
  const rated = /\d\.\d (?:out )?(?:of|de) 5 [^.<]{1,24}? (?:reviews|reseñas)(?! \((?:sample|de muestra)\))/g;
  const unproven = pages.flatMap(({ path, document }) =>
    [...(document.querySelector('main')?.structuredText ?? '').matchAll(rated)].map(([words]) => `${path}: ${words}`),
  );
  expect(proven.reviews ? [] : unproven).toEqual([]);
  const ratings = graphs.flatMap(({ path, nodes }) =>
    nodes.flatMap(withNested).flatMap((node) => (node.aggregateRating ? path : [])),
  );
  expect(ratings).toEqual([]);
});

function linksOn(path: string): string[] {
  const links = pagesByPath.get(path)?.document.querySelectorAll('a') ?? [];
  return links.map((link) => link.getAttribute('href')?.split('#')[0] ?? '');
}

/** Sources of what articles say. A link to one of our own pages is a path. */
function leadsElsewhere(href: string): boolean {
  return href.startsWith('https://') && !href.startsWith(business.siteUrl);
}
