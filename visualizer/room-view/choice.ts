import * as z from 'zod/mini';
import type { Laying } from '../engine/laying.ts';
import { fullTurn, rotationStep } from '../plan/plan.ts';

/** What a visitor sees in the room. */
export interface Choice {
  /** Ids. */
  room: string;
  floor: string;
  /** Degrees, clockwise seen from above. */
  rotation: number;
  laying: Laying;
  /** Id of the floor that is compared with the first; null while there is one floor. */
  other: string | null;
}

/** The part of a choice that the plan of the page has too. */
export type Planned = Omit<Choice, 'laying' | 'other'>;

/** Sent at the window by the plan whenever it changes. */
export const planEvent = 'visualizer:plan';

let latest: Planned | null = null;

/** Tells the picture of the room what is planned; one that wakes later asks for it. */
export function tellPlan({ room, floor, rotation }: Planned): void {
  latest = { room, floor, rotation };
  dispatchEvent(new CustomEvent(planEvent, { detail: latest }));
}

/** What is planned, which the address tells only a moment later; null until the plan has changed. */
export function latestPlan(): Planned | null {
  return latest;
}

const plannedSchema = z.object({
  room: z.string(),
  floor: z.string(),
  rotation: z.number().check(z.minimum(0), z.maximum(fullTurn), z.multipleOf(rotationStep)),
});

/** What an event of the plan tells, or null where it is another kind of event. */
export function plannedOf(event: Event): Planned | null {
  if (!(event instanceof CustomEvent)) return null;
  const { data } = plannedSchema.safeParse(event.detail);
  return data ?? null;
}

export interface KnownIds {
  rooms: readonly string[];
  floors: readonly string[];
}

/** Follows the plan. A room that is not rendered, as the custom one, leaves the room as it is. */
export function following(choice: Choice, { room, floor, rotation }: Planned, { rooms, floors }: KnownIds): Choice {
  return changed(choice, {
    room: rooms.includes(room) ? room : choice.room,
    floor: floors.includes(floor) ? floor : choice.floor,
    rotation,
  });
}

/** A floor chosen for one side that lies on the other changes places with it: nothing is compared with itself. */
export function changed(choice: Choice, change: Partial<Choice>): Choice {
  const next = { ...choice, ...change };
  if (next.other !== next.floor) return next;
  return change.other === undefined ? { ...next, other: choice.floor } : { ...next, floor: choice.other ?? choice.floor };
}
