/** Keeps what is typed but not yet saved in the tab, so a reload or an expired session doesn't lose it. */
import type * as z from 'zod/mini';

const prefixes = { note: 'inbox-note:', reply: 'inbox-reply:', quote: 'inbox-quote:' } as const;
type DraftKind = keyof typeof prefixes;

export function readDraft(kind: DraftKind, id: string): string {
  return storage()?.getItem(prefixes[kind] + id) ?? '';
}

/** Null if there is none of this shape. */
export function readDraftAs<Shape>(kind: DraftKind, id: string, schema: z.ZodMiniType<Shape>): Shape | null {
  try {
    // What isn't a number yet is null in JSON.
    return schema.parse(JSON.parse(readDraft(kind, id), (_, value) => value ?? Number.NaN));
  } catch {
    return null;
  }
}

/** An empty text deletes the draft. */
export function saveDraft(kind: DraftKind, id: string, text: string): void {
  try {
    if (text.trim()) storage()?.setItem(prefixes[kind] + id, text);
    else storage()?.removeItem(prefixes[kind] + id);
  } catch {
    // The storage is full, so the draft only lasts as long as the page.
  }
}

export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

export function deleteDrafts(): void {
  for (const key of draftKeys()) storage()?.removeItem(key);
}

function draftKeys(): string[] {
  return Object.keys(storage() ?? {}).filter((key) => Object.values(prefixes).some((prefix) => key.startsWith(prefix)));
}

/** Null if the browser blocks storage. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
