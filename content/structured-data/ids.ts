/** Names of the graph's nodes: the same thing has the same id on every page that speaks of it. */
import { business } from '../business.ts';

/** Absolute address of a path of the site. */
export function addressOf(path: string): string {
  return business.siteUrl + path;
}

/** Id of a part of a page, e.g. 'https://…/cities/austin#city'. */
export function idOf(path: string, part: string): string {
  return `${addressOf(path)}#${part}`;
}

/** A link to a node that stands elsewhere in the graph. */
export function ref(id: string) {
  return { '@id': id } as const;
}

export const businessId = idOf('/', 'business');
export const websiteId = idOf('/', 'website');
export const blogId = idOf('/blog', 'blog');
