/** What the page that linked to the form was about. It comes from a query string, so anything invalid is dropped instead of rejected. */
import * as z from 'zod/mini';
import { cleanLine } from './clean.ts';
import { languages } from './language.ts';
import { cleanZip } from './zip.ts';

/** What a link to the form can say about the page it's on. */
export const contextNames = ['service', 'floor', 'city', 'article', 'guide', 'project', 'page', 'zip'] as const;
export type ContextName = (typeof contextNames)[number];
/** Those that have a page of their own. */
export type PageTopic = Exclude<ContextName, 'floor' | 'project' | 'zip'>;

const longest = 60;
const slug = part(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const contextSchema = z.object({
  /** Slugs, as in the pages' addresses. */
  service: slug,
  floor: slug,
  city: slug,
  article: slug,
  guide: slug,
  /** Gallery project: the id of its 'after' picture. */
  project: slug,
  /** One without a folder, such as /warranty. */
  page: slug,
  zip: part(/^[0-9]{5}$/, cleanZip),
} satisfies Record<ContextName, unknown>);
export type RequestContext = z.infer<typeof contextSchema>;

export const languageSchema = z.enum(languages);

/** Keeps the valid parts of whatever was sent; undefined if there are none. */
export function readContext(sent: unknown): RequestContext | undefined {
  const { data } = contextSchema.safeParse(sent);
  const parts = Object.entries(data ?? {}).filter(([, value]) => value !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** 'city: austin, zip: 78704'. */
export function describeContext(context: RequestContext): string {
  return contextNames.flatMap((name) => (context[name] === undefined ? [] : [`${name}: ${context[name]}`])).join(', ');
}

function part(pattern: RegExp, clean = cleanLine) {
  return z.catch(z.optional(z.string().check(z.overwrite(clean), z.maxLength(longest), z.regex(pattern))), undefined);
}
