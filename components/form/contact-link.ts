import { toEnglishPath } from '#schema/rules/language.ts';
import type { RequestContext } from '#schema/rules/request-context.ts';

/** Folders of pages, and what their pages are about. */
const topics = new Map([
  ['services', 'service'],
  ['cities', 'city'],
  ['blog', 'article'],
  ['guides', 'guide'],
]);

/** Pages outside these folders that aren't about one thing: home, lists, tools, and the form's own. */
const general = new Set([
  '',
  '404',
  'blog',
  'cities',
  'contact',
  'flooring',
  'gallery',
  'guides',
  'inbox',
  'privacy',
  'request',
  'services',
  'thanks',
  'visualizer',
]);

/** Pages where the form is being filled in, or has just been sent. */
const ownPages = ['/contact', '/thanks', '/thanks/urgent', '/request'];

/** Whether the frame of the page at a path offers the form. */
export function offersForm(path: string): boolean {
  return !ownPages.includes(toEnglishPath(path));
}

/** A link to the estimate form that says what its page is about: '/contact?city=kyle&zip=78640'. */
export function contactLink(context: RequestContext): string {
  const about = Object.entries(context).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return about.length > 0 ? `/contact?${new URLSearchParams(about)}` : '/contact';
}

/** The link for the page at a path, such as '/cities/kyle' or '/es/warranty'. */
export function contactLinkFrom(path: string): string {
  const [, folder = '', slug] = toEnglishPath(path).split('/');
  if (slug === undefined) return contactLink(general.has(folder) ? {} : { page: folder });
  const topic = topics.get(folder);
  return contactLink(topic === undefined ? {} : { [topic]: slug });
}
