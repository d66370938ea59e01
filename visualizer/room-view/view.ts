import type { FloorPattern } from '../engine/floor-pattern.ts';
import type { KnownIds } from '../plan/options.ts';
import type { PlannedFloor } from '../plan/shared-plan.ts';

/** What a picture of a room shows: the planned floor, and what only a picture can show. */
export interface View extends PlannedFloor {
  pattern: FloorPattern;
  /** The id of the floor on the right. Null unless two floors are compared. */
  secondFloor: string | null;
}

/** The view after another floor is planned. A room without a rendering, like the custom room, leaves the room as it is. */
export function applyPlan(view: View, { room, floor, rotation }: PlannedFloor, { rooms, floors }: KnownIds): View {
  return changeView(view, {
    room: rooms.includes(room) ? room : view.room,
    floor: floors.includes(floor) ? floor : view.floor,
    rotation,
  });
}

/** A floor is never compared with itself: choosing the other side's floor swaps the two. */
export function changeView(view: View, change: Partial<View>): View {
  const next = { ...view, ...change };
  if (next.secondFloor !== next.floor) return next;
  return change.secondFloor === undefined
    ? { ...next, secondFloor: view.floor }
    : { ...next, floor: view.secondFloor ?? view.floor };
}
