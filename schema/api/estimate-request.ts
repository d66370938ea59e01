/** The estimate form as it's sent, shared by the browser and the Worker. */
import * as z from 'zod/mini';
import { type FieldName, fieldNames, problems, requestFields } from '../request-fields/fields.ts';
import type { WordsByField } from '../request-fields/words.ts';
import { contextSchema, languageSchema } from '../rules/request-context.ts';
import { mapTable, namesIn } from '../rules/table.ts';
import { preferredTimesSchema } from '../rules/visit-windows.ts';
import { planSchema } from './plan.ts';

export const estimateRequestSchema = z.object({
  ...mapTable(requestFields, ({ schema }) => schema),
  /** From the visualizer, not a field of the form. */
  plan: z.optional(planSchema),
  /** From the link that led to the form. */
  context: z.optional(contextSchema),
  /** The language of the page with the form. */
  language: z._default(languageSchema, 'en'),
  preferredTimes: z.optional(preferredTimesSchema),
});

export type EstimateRequest = z.infer<typeof estimateRequestSchema>;
export type FieldErrors = Partial<Record<FieldName, string>>;

export type ParsedEstimate = { ok: true; value: EstimateRequest } | { ok: false; errors: FieldErrors };

/** Anything but an object counts as an empty form. Each field gets one message, its first. */
export function parseEstimateRequest(input: unknown, words: WordsByField): ParsedEstimate {
  const candidate = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const result = estimateRequestSchema.safeParse(candidate);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, errors: errorsIn(result.error.issues, words) };
}

/** The first message for each field. */
export function errorsIn(issues: readonly z.core.$ZodIssue[], words: WordsByField): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = fieldNames.find((name) => name === path[0]);
    const problem = namesIn(problems).find((name) => name === message);
    if (field) errors[field] ??= (problem && words[field].problems[problem]) ?? message;
  }
  return errors;
}
