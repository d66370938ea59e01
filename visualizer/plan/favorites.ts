/** Plans that a visitor has saved on this device. */

import * as z from 'zod/mini';
import { device } from '#components/form/kept.ts';
import type { RoomPlan } from '#schema/api/plan.ts';
import { encodePlan, parsePlan } from './link.ts';
import type { KnownIds } from './options.ts';
import { customRoom } from './plan.ts';

const storageKey = 'visualizer-favorites';
const storedSchema = z.array(z.string());
export const maxFavorites = 12;

/** Leaves out entries that can't be read or that name a room or floor we no longer have. */
export function readFavorites(known: KnownIds): readonly RoomPlan[] {
  const texts = device.read(storageKey, storedSchema) ?? [];
  return texts.slice(0, maxFavorites).flatMap((text) => parsePlan(text, known) ?? []);
}

export function writeFavorites(plans: readonly RoomPlan[]): void {
  device.keep(storageKey, plans.map(encodePlan));
}

/** Whether both look the same. Only the custom room takes its sides from the plan. */
export function isSamePlan(one: RoomPlan, other: RoomPlan): boolean {
  const { width, length, area } = one;
  return encodePlan(one) === encodePlan(one.room === customRoom ? other : { ...other, width, length, area });
}
