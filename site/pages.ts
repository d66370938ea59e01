/** Which pages there are, by their English addresses. A business without trends, say, has no page of them. */
import { toEnglishPath } from '#schema/rules/language.ts';
import type { RequestContext } from '#schema/rules/request-context.ts';
import { namesIn } from '#schema/rules/table.ts';
import { filesIn } from './read/yaml.ts';
import { type FamilyName, type Route, routes } from './routes.ts';

interface PageAddress {
  family: FamilyName;
  route: Route;
  path: string;
  /** The last part of the path. For the page of an entry, the name of its file. */
  slug: string;
}

export const familyNames = namesIn(routes);

/** The address of a family's page, or of an entry's: '/cities/kyle'. */
export function pathOf(family: FamilyName, slug = ''): string {
  return routes[family].path.replace('@slug', slug);
}

/** The addresses of a family. None if this business has nothing for it. */
export function pathsOf(family: FamilyName): string[] {
  const { path, entries, isThere } = routes[family];
  if (isThere?.() === false) return [];
  if (!entries) return [path];
  return [...filesIn(entries), ...filesIn(entries, 'mdx')].map((file) => pathOf(family, file.replace(/^.*\/|\.\w+$/g, '')));
}

/** The list of the entries that a family's pages are about. */
export function familyAbove(family: FamilyName): FamilyName | undefined {
  return familyNames.find((above) => routes[family].path === `${routes[above].path}/@slug`);
}

export const pages: readonly PageAddress[] = familyNames.flatMap((family) =>
  pathsOf(family).map((path) => ({ family, route: routes[family], path, slug: path.replace(/^.*\//, '') })),
);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address in any language, with or without a query or a fragment. */
export function pageAt(address: string): PageAddress | undefined {
  return byPath.get(toEnglishPath(address).split(/[?#]/)[0] ?? '');
}

export function hasPage(address: string): boolean {
  return pageAt(address) !== undefined;
}

export function withPage<Link extends { href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => hasPage(href));
}

/** What a link to the estimate form says that the page at an address is about. */
export function contextAt(address: string): RequestContext {
  const page = pageAt(address);
  return page?.route.about ? { [page.route.about]: page.slug } : {};
}
