/** What a page hands to the document around it. */
import { z } from 'zod';

export const headSchema = z.object({
  /** Address without origin, '/' or without a trailing slash. */
  path: z.string().regex(/^\/([a-z0-9/-]*[a-z0-9])?$/),
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string()).optional(),
  noindex: z.boolean().default(false),
  /** A line of script that must run before the first paint; its hash goes into the page's policy. */
  script: z.string().optional(),
  type: z.enum(['website', 'article']).default('website'),
  /** Structured data of this page, schema.org objects without @context. */
  jsonLd: z.array(z.record(z.string(), z.unknown())).default([]),
});

export type Head = z.input<typeof headSchema>;
