/** An error as the API answers it: application/problem+json, RFC 9457. */
import * as z from 'zod/mini';

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** Messages by field, each also as a JSON pointer into the sent body. */
  errors: z.optional(z.array(z.object({ field: z.string(), pointer: z.string(), detail: z.string() }))),
});

export type Problem = z.infer<typeof problemSchema>;
