/** Plans that a visitor has kept on the device. */
import * as z from 'zod/mini';
import { type KnownIds, planOf, planText } from './link.ts';
import type { Plan } from './plan.ts';

const storageKey = 'visualizer-favorites';
const storedSchema = z.array(z.string());
export const mostFavorites = 12;
/** Sent at the window when they have changed. */
export const favoritesEvent = 'visualizer:favorites';

/** Entries that can no longer be read are left out, as are floors and rooms that are gone. */
export function readFavorites(known: KnownIds): Plan[] {
  try {
    const parsed = storedSchema.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
    if (parsed.success) return parsed.data.slice(0, mostFavorites).flatMap((text) => planOf(text, known) ?? []);
  } catch {
    // Storage is off or holds something else.
  }
  return [];
}

export function writeFavorites(plans: readonly Plan[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(plans.map(planText)));
  } catch {
    // Storage is off or full; the list lives as long as the page.
  }
}
