import type { PageContext } from 'vike/types';
import { order } from '#site/read/order.ts';

/** /about, /warranty and so on. A route string such as '/@slug' would also take addresses that don't exist. */
export function route({ urlPathname }: PageContext) {
  const slug = urlPathname.slice(1);
  return order.pages.includes(slug) ? { routeParams: { slug } } : false;
}
