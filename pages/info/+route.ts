import type { PageContext } from 'vike/types';
import { pageAt } from '#site/pages.ts';

/** /about, /warranty and so on. A route string such as '/@slug' would also take addresses that don't exist. */
export function route({ urlPathname }: PageContext) {
  const page = pageAt(urlPathname);
  return page?.family === 'info' && { routeParams: { slug: page.slug } };
}
