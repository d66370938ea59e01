/** What the visualizer knows of rooms and floors, as far as a stored plan needs it to be drawn again. */
import type { Plan } from '../../../schema/plan.ts';
import { estimate, type Prices } from '../../../visualizer/plan/estimate.ts';
import type { Fixture } from '../../../visualizer/plan/options.ts';

export interface DrawnRoom {
  name: string;
  schematic: readonly Fixture[];
}

/** Prices are today's. */
export interface DrawnFloor extends Prices {
  name: string;
  picture: { color: string; src: string };
  /** Side in feet of the square that the picture shows. */
  tileFeet: number;
}

type PlannedRoom = Plan['rooms'][number];

/** US dollars of each room, or null where today's prices no longer make the total that the visitor saw. */
export function roomTotals({ rooms, total }: Plan, floors: readonly DrawnFloor[]): number[] | null {
  const totals = rooms.map((room) => {
    const floor = floors.find(({ name }) => name === room.floor);
    return floor ? estimate(room, floor).total : Number.NaN;
  });
  const sum = totals.reduce((before, each) => before + each, 0);
  return Math.abs(sum - total) < 0.005 ? totals : null;
}

/** 'Straight' or 'Turned 45°'. */
export function layingOf({ rotation }: PlannedRoom): string {
  return rotation % 360 === 0 ? 'Straight' : `Turned ${rotation}°`;
}
