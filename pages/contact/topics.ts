/** What a link to the form can be about. Only what the site has counts, so a made-up link shows nothing. */
import type { EstimateRequest } from '../../schema/estimate-request.ts';
import { fill } from '../../schema/fill.ts';
import { type RequestContext, readContext } from '../../schema/request-context.ts';
import type { Words } from './words.ts';

/** Names by slug. */
type Names = Readonly<Record<string, string>>;

export interface Topics {
  services: Names;
  floors: Names;
  cities: Names;
  articles: Names;
  guides: Names;
  projects: Names;
  pages: Names;
}

/** With {name}, {subject} or {place}. */
type TopicWords = Pick<Words['form']['topic'], 'project' | 'inPlace' | 'floorIn' | 'article' | 'guide' | 'page'>;

/** The parts of the query that name something on the site, and the zip code. Undefined if there are none. */
export function contextOf(search: string, topics: Topics): RequestContext | undefined {
  const { service, floor, city, article, guide, project, page, zip } =
    readContext(Object.fromEntries(new URLSearchParams(search))) ?? {};
  return readContext({
    service: known(service, topics.services),
    floor: known(floor, topics.floors),
    city: known(city, topics.cities),
    article: known(article, topics.articles),
    guide: known(guide, topics.guides),
    project: known(project, topics.projects),
    page: known(page, topics.pages),
    zip,
  });
}

/** 'Tile Flooring in Kyle'. Empty if the context has only a zip code. */
export function describeTopic(context: RequestContext, topics: Topics, words: TopicWords): string {
  const project = nameOf(context.project, topics.projects);
  if (project) return fill(words.project, { name: project });
  const subject = nameOf(context.floor, topics.floors) ?? nameOf(context.service, topics.services);
  const place = nameOf(context.city, topics.cities);
  if (subject) return place ? fill(words.inPlace, { subject, place }) : subject;
  if (place) return fill(words.floorIn, { place });
  const article = nameOf(context.article, topics.articles);
  if (article) return fill(words.article, { name: article });
  const guide = nameOf(context.guide, topics.guides);
  if (guide) return fill(words.guide, { name: guide });
  const page = nameOf(context.page, topics.pages);
  return page ? fill(words.page, { name: page }) : '';
}

/** The form's option for a service page. Undefined for rooms, which can have any floor. */
export function optionFor(service: string | undefined): EstimateRequest['serviceNeeded'] | undefined {
  if (service === undefined) return undefined;
  if (/refinish|repair/.test(service)) return 'repair';
  return (['hardwood', 'lvp', 'tile', 'laminate', 'commercial'] as const).find((option) => service.split('-').includes(option));
}

function known(slug: string | undefined, names: Names): string | undefined {
  return nameOf(slug, names) === undefined ? undefined : slug;
}

function nameOf(slug: string | undefined, names: Names): string | undefined {
  return slug !== undefined && Object.hasOwn(names, slug) ? names[slug] : undefined;
}
