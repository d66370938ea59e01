/** The API's errors: application/problem+json (RFC 9457). */
import * as z from 'zod/mini';

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** One message for each field at fault. `pointer` is a JSON pointer into the body. */
  errors: z.optional(z.array(z.object({ field: z.string(), pointer: z.string(), detail: z.string() }))),
});

export type Problem = z.infer<typeof problemSchema>;
