/** What a link to the form can be about. Only what the site has counts, so a made-up link shows nothing. */

import { fill } from '#schema/rules/fill.ts';
import { type ContextName, contextNames, type RequestContext, readContext } from '#schema/rules/request-context.ts';
import type { Words } from '#schema/rules/words.ts';

/** Names by slug. */
type Names = Readonly<Record<string, string>>;

/** A zip code needs no name. */
export type Topics = Readonly<Record<Exclude<ContextName, 'zip'>, Names>> & {
  /** By option of the form, what addresses of pages about it have in them. */
  linkWords: Readonly<Record<string, readonly string[]>>;
};

/** With {name}, {subject} or {place}. */
type TopicWords = Omit<Words['contact']['form']['topic'], 'about' | 'remove' | 'removeTopic'>;

/** The parts of the query that name something on the site, and the zip code. Undefined if there are none. */
export function contextOf(search: string, topics: Topics): RequestContext | undefined {
  const sent = readContext(Object.fromEntries(new URLSearchParams(search))) ?? {};
  const known = contextNames.filter((name) => name === 'zip' || nameOf(sent[name], topics[name]) !== undefined);
  return readContext(Object.fromEntries(known.map((name) => [name, sent[name]])));
}

/** 'Tile Flooring in Kyle'. Empty if the context has only a zip code. */
export function describeTopic(context: RequestContext, topics: Topics, words: TopicWords): string {
  const project = nameOf(context.project, topics.project);
  if (project) return fill(words.project, { name: project });
  const subject = nameOf(context.floor, topics.floor) ?? nameOf(context.service, topics.service);
  const place = nameOf(context.city, topics.city);
  if (subject) return place ? fill(words.inPlace, { subject, place }) : subject;
  if (place) return fill(words.floorIn, { place });
  const article = nameOf(context.article, topics.article);
  if (article) return fill(words.article, { name: article });
  const guide = nameOf(context.guide, topics.guide);
  if (guide) return fill(words.guide, { name: guide });
  const page = nameOf(context.page, topics.page);
  return page ? fill(words.page, { name: page }) : '';
}

/** The form's option for a page, by the floors that its address names. Undefined if the link says nothing about the project. */
export function optionFor({ zip: _, service, ...pages }: RequestContext, linkWords: Topics['linkWords']): string | undefined {
  const slugs = service === undefined ? Object.values(pages).filter((slug) => slug !== undefined) : [service];
  if (slugs.length === 0) return undefined;
  const isNamed = (word: string) => slugs.some((slug) => `-${slug}`.includes(`-${word}`));
  const named = Object.keys(linkWords).filter((option) => linkWords[option]?.some(isNamed));
  return named.length === 1 ? named[0] : 'other';
}

function nameOf(slug: string | undefined, names: Names): string | undefined {
  return slug !== undefined && Object.hasOwn(names, slug) ? names[slug] : undefined;
}
