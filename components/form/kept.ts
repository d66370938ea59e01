/** Keeps JSON in the browser. Nothing throws: where storage is blocked or full, nothing is kept. */
import type * as z from 'zod/mini';

/** Until the tab is closed. */
export const tab = keeper(() => sessionStorage);
/** Until the visitor clears it. */
export const device = keeper(() => localStorage);

function keeper(storage: () => Storage) {
  const drop = (key: string) => {
    try {
      storage().removeItem(key);
    } catch {
      // Storage is blocked.
    }
  };
  return {
    drop,
    /** Null if there is nothing, or nothing that fits the schema. */
    read<T>(key: string, schema: z.ZodMiniType<T>): T | null {
      try {
        return schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    /** False if it couldn't be kept. */
    keep(key: string, value: unknown): boolean {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        // An earlier value would be taken for this one.
        drop(key);
        return false;
      }
    },
  };
}
