/** The plan that all islands on the page share: pictures of rooms follow the choices in the plan. */
import type { RoomPlan } from '../../schema/plan.ts';

/** The part of a plan that a picture shows. */
export type PlannedFloor = Pick<RoomPlan, 'room' | 'floor' | 'rotation'>;

let shared: PlannedFloor | null = null;
const listeners = new Set<(plan: PlannedFloor) => void>();

export function sharePlan(plan: PlannedFloor): void {
  shared = plan;
  for (const listener of listeners) listener(plan);
}

/** Calls the listener with each plan, starting with the current one if there is one. Returns a function that stops it. */
export function followPlan(listener: (plan: PlannedFloor) => void): () => void {
  if (shared) listener(shared);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
