import type { FloorPattern } from '../engine/floor-pattern.ts';
import type { KnownIds } from '../plan/options.ts';
import type { PlannedFloor } from '../plan/shared-plan.ts';

/** A picture's content: the planned floor, plus settings that apply only to pictures. */
export interface View extends PlannedFloor {
  pattern: FloorPattern;
  /** The id of the floor on the right. Null unless comparing two floors. */
  secondFloor: string | null;
}

/** The view after the plan changes. If the planned room has no rendering, as with the custom room, the view keeps its room. */
export function applyPlan(view: View, { room, floor, rotation }: PlannedFloor, { rooms, floors }: KnownIds): View {
  return changeView(view, {
    room: rooms.includes(room) ? room : view.room,
    floor: floors.includes(floor) ? floor : view.floor,
    rotation,
  });
}

/** A floor is never compared with itself. Choosing the other side's floor swaps the two. */
export function changeView(view: View, change: Partial<View>): View {
  const next = { ...view, ...change };
  if (next.secondFloor !== next.floor) return next;
  return change.secondFloor === undefined
    ? { ...next, secondFloor: view.floor }
    : { ...next, floor: view.secondFloor ?? view.floor };
}
