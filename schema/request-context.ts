/** What the page was about that led to the form. It comes from a link's query, so what doesn't fit is dropped and refuses nothing. */
import * as z from 'zod/mini';

const longest = 60;
const slug = part(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const contextSchema = z.object({
  /** Slugs, as in the pages' addresses. */
  service: slug,
  floor: slug,
  city: slug,
  article: slug,
  zip: part(/^[0-9]{5}$/),
});
export type RequestContext = z.infer<typeof contextSchema>;

const contextNames = ['service', 'floor', 'city', 'article', 'zip'] as const;

export const languageSchema = z.enum(['en', 'es']);

/** What fits of anything a visitor sends, such as the query of the form's page; undefined if nothing does. */
export function readContext(sent: unknown): RequestContext | undefined {
  const { data } = contextSchema.safeParse(sent);
  const parts = Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** 'city: austin, zip: 78704'. */
export function describeContext(context: RequestContext): string {
  return contextNames.flatMap((name) => (context[name] === undefined ? [] : [`${name}: ${context[name]}`])).join(', ');
}

function part(pattern: RegExp) {
  return z.catch(z.optional(z.string().check(z.maxLength(longest), z.regex(pattern))), undefined);
}
