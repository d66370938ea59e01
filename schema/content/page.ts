/** What a page tells the document around it. */
import type { Thing } from 'schema-dts';
import { z } from 'zod';

/** A step of the breadcrumbs. The page itself comes last and has no link. */
export interface Crumb {
  name: string;
  href?: string;
  /** Shown instead of the name. */
  label?: string;
}

/** A schema.org node that other nodes can point to. */
const nodeSchema = z.looseObject({ '@type': z.string(), '@id': z.url() });

export const headSchema = z.object({
  /** Path without a trailing slash, or '/'. */
  path: z.string().regex(/^\/([a-z0-9/-]*[a-z0-9])?$/),
  /** Shown in the browser tab and in search results. */
  title: z.string().min(1),
  /** Shown in search results. */
  description: z.string().min(1),
  /** Search phrases for this page. */
  keywords: z.array(z.string()).optional(),
  /** Keeps the page out of search results. */
  noindex: z.boolean().default(false),
  /** 'bare' leaves out the header, footer and phone bar, for tools such as the inbox. */
  frame: z.enum(['site', 'bare']).default('site'),
  /** A script to run before the first paint. Its hash goes into the page's CSP. */
  script: z.string().optional(),
  /** Other origins whose scripts and frames the page's CSP allows. */
  origins: z.array(z.url()).default([]),
  /** For articles: ISO dates or times, and the category. */
  article: z.strictObject({ published: z.string(), modified: z.string(), section: z.string().optional() }).optional(),
  /** The page's schema.org graph, from content/structured-data. Hidden pages have none. */
  jsonLd: z
    .array(z.custom<Thing>((node) => nodeSchema.safeParse(node).success, 'expected a node with @type and @id'))
    .default([]),
});

export type Head = z.input<typeof headSchema>;
