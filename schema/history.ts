/** Shape of content/history.json, which `node tools/content-history.ts` keeps. */
import { z } from 'zod';

export const historySchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    /** Day on which the page's words or pictures last changed. */
    changed: z.iso.date(),
    /** What they were then, as tools/site-files/pages.ts computes it. */
    fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  }),
);

export type History = z.infer<typeof historySchema>;
