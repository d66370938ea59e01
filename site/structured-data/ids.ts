/** Ids of schema.org nodes. The same thing has the same id on every page. */
import { business } from '../business.ts';

export function toUrl(path: string): string {
  return business.siteUrl + path;
}

/** Id of a node, e.g. 'https://…/cities/austin#city'. */
export function toId(path: string, part: string): string {
  return `${toUrl(path)}#${part}`;
}

export function ref(id: string) {
  return { '@id': id } as const;
}

export const businessId = toId('/', 'business');
export const websiteId = toId('/', 'website');
