import { type Areas, areas, likelyRange, type Range } from './areas.ts';
import { estimate } from './estimate.ts';
import type { FloorOption, ResolvedPlan } from './options.ts';
import { customRoom } from './plan.ts';

interface PricedRoom extends Pick<ResolvedPlan, 'sides' | 'rotation'> {
  floor: Pick<FloorOption, 'pricePerSqFt' | 'installationPerSqFt' | 'installationRange'>;
}

/** Totals for all rooms of a project. */
export interface ProjectEstimate extends Omit<Areas, 'wastePercent'> {
  total: number;
  range: Range;
}

export function projectEstimate(rooms: readonly PricedRoom[]): ProjectEstimate {
  const estimates = rooms.map(({ floor, sides, rotation }) => {
    const { total } = estimate(sides, floor);
    const area = areas(sides, rotation);
    return { total, ...area, range: likelyRange(area, floor.pricePerSqFt, floor.installationRange) };
  });
  const sum = (read: (room: (typeof estimates)[number]) => number) => estimates.reduce((total, room) => total + read(room), 0);
  return {
    total: sum(({ total }) => total),
    range: { low: sum(({ range }) => range.low), high: sum(({ range }) => range.high) },
    measured: sum(({ measured }) => measured),
    toOrder: sum(({ toOrder }) => toOrder),
    billed: sum(({ billed }) => billed),
  };
}

/** The room to offer after one is added: the first one not used yet, or the custom room. */
export function nextRoom(rooms: readonly { id: string }[], used: readonly { room: { id: string } }[]): string {
  return rooms.find(({ id }) => !used.some(({ room }) => room.id === id))?.id ?? customRoom;
}
