/** Keeps what the visitor typed, and the key of the last attempt to send it, in the tab until the request is stored. */
import * as z from 'zod/mini';
import { type EstimateRequest, fieldNames } from '../../schema/estimate-request.ts';
import { uuidv7 } from '../../schema/uuid.ts';

export const draftKey = 'estimate-draft';
const draftSchema = z.object({
  values: z._default(z.record(z.string(), z.string()), {}),
  /** Milliseconds spent on the form up to its last change. */
  spent: z._default(z.number().check(z.nonnegative()), 0),
  /** The last attempt: its Idempotency-Key and what was sent under it. */
  attempt: z.optional(z.object({ key: z.string(), sent: z.string() })),
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
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage is off.
  }
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

/** The Idempotency-Key of this request: the same one when it is sent again, a new one when its content has changed. */
export function keyFor(request: EstimateRequest): string {
  const sent = JSON.stringify(request);
  const draft = read();
  if (draft.attempt?.sent === sent) return draft.attempt.key;
  const key = uuidv7();
  write({ ...draft, attempt: { key, sent } });
  return key;
}

function read(): Draft {
  if (current) return current;
  try {
    const parsed = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(draftKey) ?? '{}'));
    if (parsed.success) return parsed.data;
  } catch {
    // Storage is off or holds something else.
  }
  return { values: {}, spent: 0 };
}

function write(draft: Draft): void {
  current = draft;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage is off or full.
  }
}
