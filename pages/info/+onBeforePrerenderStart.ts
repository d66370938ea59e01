import { order } from '#site/read/order.ts';

/** URLs of the pages about how we work. */
export function onBeforePrerenderStart(): string[] {
  return order.pages.map((slug) => `/${slug}`);
}
