import { estimate, type Prices } from './estimate.ts';
import type { FloorOption, ResolvedPlan } from './options.ts';
import { customRoom } from './plan.ts';

interface PricedRoom extends Pick<ResolvedPlan, 'sides' | 'rotation' | 'pattern'> {
  floor: Pick<FloorOption, keyof Prices>;
}

/** US dollars for all rooms. */
export function projectTotal(rooms: readonly PricedRoom[]): number {
  return rooms.reduce((sum, { floor, sides, ...layout }) => sum + estimate(sides, floor, layout).total, 0);
}

/** The room to offer after one is added: the first one not used yet, or the custom room. */
export function nextRoom(rooms: readonly { id: string }[], used: readonly { room: { id: string } }[]): string {
  return rooms.find(({ id }) => !used.some(({ room }) => room.id === id))?.id ?? customRoom;
}
