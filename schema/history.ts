/** The shape of content/history.json, which `npm run content-history` updates. */
import { z } from 'zod';

export const historySchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    /** The day the page's words or pictures last changed. */
    changed: z.iso.date(),
    /** A hash of them, from tools/site-files/pages.ts. */
    fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  }),
);

export type History = z.infer<typeof historySchema>;
