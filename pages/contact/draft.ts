/** Keeps what the visitor typed, and the key and secret of the last attempt to send it, in the tab until the request is stored. */
import * as z from 'zod/mini';
import { dropFromTab, keepInTab, readFromTab } from '../../components/form/tab-storage.ts';
import { type EstimateRequest, type FieldName, fieldNames } from '../../schema/estimate-request.ts';
import { newSecret } from '../../schema/new-secret.ts';
import { uuidv7 } from '../../schema/uuid.ts';

export const draftKey = 'estimate-draft';
const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  /** Milliseconds spent on the form up to its last change. */
  spent: z.number().check(z.nonnegative()),
  /** The last attempt: its Idempotency-Key, the secret of the visitor's page, and what was sent with them. */
  attempt: z.optional(z.object({ key: z.string(), secret: z.string(), sent: z.string() })),
});
type Draft = z.infer<typeof draftSchema>;

/** The draft in memory, for when storage is off or full. */
let current: Draft | undefined;

export function keepDraft(values: Record<string, string>): void {
  write({ ...read(), values, spent: timeWithForm() });
}

/** Milliseconds since the visitor opened the page, plus the time before a reload if there's a draft. */
export function timeWithForm(): number {
  earlier ??= read().spent;
  return Math.round(earlier + performance.now());
}

let earlier: number | undefined;

export function clearDraft(): void {
  current = undefined;
  dropFromTab(draftKey);
}

/** Fills empty fields only, because anything in a field was typed later. */
export function fillFromDraft(form: HTMLFormElement): void {
  fillEmptyFields(form, read().values);
}

export function fillEmptyFields(form: HTMLFormElement, values: Record<string, string>): void {
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

export function valuesOf(form: HTMLFormElement): Partial<Record<FieldName, string>> {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]));
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
  return current ?? readFromTab(draftKey, draftSchema) ?? { values: {}, spent: 0 };
}

function write(draft: Draft): void {
  current = draft;
  keepInTab(draftKey, draft);
}
