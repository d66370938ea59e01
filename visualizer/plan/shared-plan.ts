/** The plan that all islands of the page share: the pictures of rooms follow what is chosen in the plan. */
import type { RoomPlan } from '../../schema/plan.ts';

/** The part of a plan that a picture shows. */
export type PlannedFloor = Pick<RoomPlan, 'room' | 'floor' | 'rotation'>;

let shared: PlannedFloor | null = null;
const listeners = new Set<(plan: PlannedFloor) => void>();

export function sharePlan(plan: PlannedFloor): void {
  shared = plan;
  for (const listener of listeners) listener(plan);
}

/** Calls the listener with each plan, first with the present one if there is any. Returns how to stop. */
export function followPlan(listener: (plan: PlannedFloor) => void): () => void {
  if (shared) listener(shared);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
