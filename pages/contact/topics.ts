/** What a link to the form can be about. Only what the site has counts, so a made-up link shows nothing. */
import type { EstimateRequest } from '../../schema/estimate-request.ts';
import { type RequestContext, readContext } from '../../schema/request-context.ts';

/** Names by slug. */
type Names = Readonly<Record<string, string>>;

export interface Topics {
  services: Names;
  floors: Names;
  cities: Names;
  articles: Names;
}

/** The parts of the query that name something on the site, and the zip code. Undefined if there are none. */
export function contextOf(search: string, topics: Topics): RequestContext | undefined {
  const { service, floor, city, article, zip } = readContext(Object.fromEntries(new URLSearchParams(search))) ?? {};
  return readContext({
    service: known(service, topics.services),
    floor: known(floor, topics.floors),
    city: known(city, topics.cities),
    article: known(article, topics.articles),
    zip,
  });
}

/** 'Tile Flooring in Kyle'. Empty if the context has only a zip code. */
export function describeTopic({ service, floor, city, article }: RequestContext, topics: Topics): string {
  const subject = nameOf(floor, topics.floors) ?? nameOf(service, topics.services);
  const place = nameOf(city, topics.cities);
  const title = nameOf(article, topics.articles);
  if (subject && place) return `${subject} in ${place}`;
  if (subject) return subject;
  if (place) return `A floor in ${place}`;
  return title ? `The article "${title}"` : '';
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
