/** Keeps what the visitor typed, and the key and secret of the last attempt to send it, in the tab until the request is stored. */
import type { SyntheticEvent } from 'react';
import * as z from 'zod/mini';
import { tab } from '#components/form/kept.ts';
import type { EstimateRequest } from '#schema/api/estimate-request.ts';
import { type FieldName, fieldNames } from '#schema/request-fields/fields.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';

export const draftKey = 'estimate-draft';
const draftSchema = z.object({
  /** Only what the visitor typed or chose. */
  values: z.record(z.string(), z.string()),
  /** The last attempt: its Idempotency-Key, the secret of the visitor's page, and what was sent with them. */
  attempt: z.optional(z.object({ key: z.string(), secret: z.string(), sent: z.string() })),
});
type Draft = z.infer<typeof draftSchema>;
type FieldValues = Readonly<Record<string, string>>;

/** The draft in memory, for when storage is off or full. */
let current: Draft | undefined;

/** Keeps these fields, in addition to those kept before. */
export function keepDraft(values: FieldValues): void {
  const draft = read();
  write({ ...draft, values: { ...draft.values, ...values } });
}

export function clearDraft(): void {
  current = undefined;
  tab.drop(draftKey);
}

/** Fills empty fields from the draft, then from what the address says. Anything in a field was typed later than both. */
export function fillForm(form: HTMLFormElement, address: FieldValues): void {
  const { values } = read();
  const typed = Object.entries(valuesOf(form)).filter(([name, value]) => value !== '' && value !== address[name]);
  fillEmptyFields(form, values);
  fillEmptyFields(form, address);
  if (typed.length > 0) keepDraft(Object.fromEntries(typed));
}

function fillEmptyFields(form: HTMLFormElement, values: FieldValues): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    const value = values[name];
    if (
      value &&
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
    ) {
      control.value ||= value;
    }
  }
}

export function valuesOf(form: HTMLFormElement): FieldValues & Partial<Record<FieldName, string>> {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
}

/** The field that an event is about, with its value. */
export function touchedField({ target, currentTarget }: SyntheticEvent<HTMLFormElement>): FieldValues {
  const name = target instanceof Element ? target.getAttribute('name') : null;
  return Object.fromEntries(Object.entries(valuesOf(currentTarget)).filter(([field]) => field === name));
}

interface Attempt {
  /** The Idempotency-Key. */
  key: string;
  /** Opens the visitor's page: 128 random bits as 32 hex digits. */
  secret: string;
}

/** The same key and secret when a request is sent again, and new ones when its content has changed. */
export function attemptFor(request: EstimateRequest): Attempt {
  const sent = JSON.stringify(request);
  const draft = read();
  if (draft.attempt?.sent === sent) return draft.attempt;
  const attempt = { key: uuidv7(), secret: newSecret() };
  write({ ...draft, attempt: { ...attempt, sent } });
  return attempt;
}

function read(): Draft {
  return current ?? tab.read(draftKey, draftSchema) ?? { values: {} };
}

function write(draft: Draft): void {
  current = draft;
  tab.keep(draftKey, draft);
}
