/** Keeps JSON in this tab until it's closed. Nothing throws: where storage is blocked or full, nothing is kept. */
import type * as z from 'zod/mini';

/** Null if there is nothing, or nothing that fits the schema. */
export function readFromTab<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** False if it couldn't be kept. */
export function keepInTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // An earlier value would be taken for this one.
    dropFromTab(key);
    return false;
  }
}

export function dropFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
