/** What a page hands to the document around it. */
import type { Thing } from 'schema-dts';
import { z } from 'zod';

/** A step of the visible breadcrumbs; the page itself comes last and has no link. */
export interface Crumb {
  name: string;
  href?: string;
  /** What the trail shows instead of the name. */
  label?: string;
}

/** Every node of the graph has a type and an id, so that others can point to it. */
const nodeSchema = z.looseObject({ '@type': z.string(), '@id': z.url() });

export const headSchema = z.object({
  /** Address without origin, '/' or without a trailing slash. */
  path: z.string().regex(/^\/([a-z0-9/-]*[a-z0-9])?$/),
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string()).optional(),
  noindex: z.boolean().default(false),
  /** 'bare' leaves out the site's header, footer and phone bar: a page that is a tool, not for visitors. */
  frame: z.enum(['site', 'bare']).default('site'),
  /** A line of script that must run before the first paint; its hash goes into the page's policy. */
  script: z.string().optional(),
  /** Other origins whose scripts and frames this page uses; the policy allows them here and nowhere else. */
  origins: z.array(z.url()).default([]),
  /** Only where the page is an article: ISO days or instants, and its category. */
  article: z.strictObject({ published: z.string(), modified: z.string(), section: z.string().optional() }).optional(),
  /** Nodes of this page's graph (schema.org), made by content/structured-data; none on hidden pages. */
  jsonLd: z
    .array(z.custom<Thing>((node) => nodeSchema.safeParse(node).success, 'expected a node with @type and @id'))
    .default([]),
});

export type Head = z.input<typeof headSchema>;
