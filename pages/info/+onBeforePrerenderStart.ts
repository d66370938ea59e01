import { infoSlugs } from '../../content/order.ts';

/** URLs of the pages about how we work. */
export function onBeforePrerenderStart(): string[] {
  return infoSlugs.map((slug) => `/${slug}`);
}
