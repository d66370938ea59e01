/** Which pages there are: a business without trends, say, has no page of them, and nothing links to it. */
import { articles, contentIn, guides, infoPages } from './index.ts';
import { jobs } from './read/jobs.ts';
import { floorTextures } from './visualizer/floors.ts';

const { galleryProjects, products, rooms, seasons, visualizerFloors } = contentIn('en');

/** What the pages that a business can do without are about. */
const contents = new Map([
  ['/blog', articles.length],
  ['/flooring', products.length],
  ['/gallery', galleryProjects.length + jobs.en.length],
  ['/guides', guides.length],
  ['/real-size', visualizerFloors.filter(({ pattern }) => floorTextures[pattern]?.joint).length],
  ['/trends', seasons.length],
  ['/visualizer', Math.min(rooms.length, visualizerFloors.length)],
]);

/** Whether there is a page at an English address, with or without a query or a fragment. */
export function hasPage(address: string): boolean {
  return contents.get(address.split(/[?#]/)[0] ?? '') !== 0;
}

/** The English address of an answer on a page about how we work, if the business has it there. */
export function answerAt(page: string, answer: string): string | null {
  const isThere = infoPages.some(({ slug, faq }) => slug === page && faq.some(({ id }) => id === answer));
  return isThere ? `/${page}#${answer}` : null;
}

export function withPage<Link extends { href: string }>(links: readonly Link[]): Link[] {
  return links.filter(({ href }) => hasPage(href));
}
