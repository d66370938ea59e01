import * as z from 'zod/mini';
import { requestStatuses } from '../../../schema/stored-request.ts';

const noteSchema = z.object({
  /** Unix ms; 0 if the note has no date that can be read. */
  at: z.catch(
    z.pipe(
      z.coerce.date(),
      z.transform((date) => date.getTime()),
    ),
    0,
  ),
  text: z.string(),
});

/** The status, version and notes that a request carried with it before the desk existed. Whatever can't be read counts as missing. */
export const oldStateSchema = z.catch(
  z.object({
    status: z.catch(z.nullable(z.enum(requestStatuses)), null),
    version: z.catch(z.int().check(z.nonnegative()), 0),
    spamReason: z.catch(z.nullable(z.string()), null),
    notes: z.pipe(
      z.catch(z.array(z.catch(z.nullable(noteSchema), null)), []),
      z.transform((notes) => notes.filter((note) => note !== null)),
    ),
  }),
  { status: null, version: 0, spamReason: null, notes: [] },
);
