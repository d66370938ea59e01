import { parseArea } from '#schema/rules/area.ts';

/** Long enough that a screen reader hears the note once for a number, and not for each digit. */
export const notePauseMs = 500;

/** Saved in the tab, so that every page shows totals for the same area. */
const key = 'area';

export function readArea(): number | null {
  try {
    return parseArea(sessionStorage.getItem(key) ?? '');
  } catch {
    // Storage is blocked.
    return null;
  }
}

/** Null forgets it. */
export function saveArea(area: number | null): void {
  try {
    if (area === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(area));
  } catch {
    // Storage is blocked.
  }
}
