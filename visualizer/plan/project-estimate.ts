import { type Areas, areas, likelyRange, type Range } from './areas.ts';
import { type Estimate, estimate, type Sides } from './estimate.ts';
import { customRoom } from './plan.ts';

/** What a room's figures are made of. */
interface Priced {
  floor: { pricePerSqFt: number; installation: Range };
  sides: Sides;
  rotation: number;
}

/** Figures of one room. */
export interface RoomEstimate extends Estimate {
  areas: Areas;
  range: Range;
}

/** Figures of several rooms: each is the sum over them. */
export interface ProjectEstimate {
  total: number;
  range: Range;
  measured: number;
  toOrder: number;
  billed: number;
}

export function roomEstimate({ floor, sides, rotation }: Priced): RoomEstimate {
  const split = areas(sides, rotation);
  return {
    ...estimate(sides, floor.pricePerSqFt),
    areas: split,
    range: likelyRange(split, floor.pricePerSqFt, floor.installation),
  };
}

export function projectEstimate(rooms: readonly Priced[]): ProjectEstimate {
  const each = rooms.map(roomEstimate);
  const sum = (read: (room: RoomEstimate) => number) => each.reduce((total, room) => total + read(room), 0);
  return {
    total: sum((room) => room.total),
    range: { low: sum((room) => room.range.low), high: sum((room) => room.range.high) },
    measured: sum((room) => room.areas.measured),
    toOrder: sum((room) => room.areas.toOrder),
    billed: sum((room) => room.areas.billed),
  };
}

/** The room to go on with when one is put aside: the first template not used yet, then the custom room. */
export function nextRoom(templates: readonly { id: string }[], used: readonly { room: { id: string } }[]): string {
  return templates.find(({ id }) => !used.some(({ room }) => room.id === id))?.id ?? customRoom;
}
