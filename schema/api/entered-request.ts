/** A request that the office enters for somebody who calls: a name and a number are enough. */
import * as z from 'zod/mini';
import { type FieldName, requestFields } from '../request-fields/fields.ts';
import { fieldWords } from '../request-fields/words.ts';
import { mapTable } from '../rules/table.ts';
import { errorsIn, type FieldErrors } from './estimate-request.ts';

export const neededFields: readonly FieldName[] = ['fullName', 'phone'];

const enteredRequestSchema = z.strictObject(
  mapTable(
    requestFields,
    ({ schema }, name): z.ZodMiniType<string> => (neededFields.includes(name) ? schema : z._default(schema, '')),
  ),
);

export type EnteredRequest = z.infer<typeof enteredRequestSchema>;

type Parsed = { ok: true; value: EnteredRequest } | { ok: false; errors: FieldErrors };

/** A field that is sent empty counts as one that isn't sent. */
export function parseEnteredRequest(sent: Readonly<Record<string, unknown>>): Parsed {
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
  const result = enteredRequestSchema.safeParse(filled);
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: errorsIn(result.error.issues, fieldWords.en) };
}
