/** Which pages there are: a business without trends, say, has no page of them, and nothing links to it. */
import { articles, contentIn, guides } from './index.ts';
import { jobs } from './proof.ts';

const { galleryProjects, products, rooms, seasons, visualizerFloors } = contentIn('en');

/** What the pages that a business can do without are about. */
const contents = new Map([
  ['/blog', articles.length],
  ['/flooring', products.length],
  ['/gallery', galleryProjects.length + jobs.length],
  ['/guides', guides.length],
  ['/trends', seasons.length],
  ['/visualizer', Math.min(rooms.length, visualizerFloors.length)],
]);

/** Whether there is a page at an English address, with or without a query or a fragment. */
export function hasPage(address: string): boolean {
  return contents.get(address.split(/[?#]/)[0] ?? '') !== 0;
}

export function withPage<Link extends { href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => hasPage(href));
}
