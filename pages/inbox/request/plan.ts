import type { Plan } from '../../../schema/plan.ts';
import { estimate } from '../../../visualizer/plan/estimate.ts';
import type { Fixture } from '../../../visualizer/plan/options.ts';

/** What it takes to draw a stored plan again. */
export interface PlanRoom {
  name: string;
  schematic: readonly Fixture[];
}

export interface PlanFloor {
  name: string;
  /** Today's price in US dollars. */
  pricePerSqFt: number;
  picture: { color: string; src: string };
  /** Side of the square that the picture shows. */
  tileFeet: number;
}

/** Each room's price in US dollars, or null if today's prices don't add up to the total the visitor saw. */
export function roomTotals({ rooms, total }: Plan, floors: readonly PlanFloor[]): number[] | null {
  const totals = rooms.map((room) => {
    const floor = floors.find(({ name }) => name === room.floor);
    return floor ? estimate(room, floor.pricePerSqFt).total : Number.NaN;
  });
  const sum = totals.reduce((before, each) => before + each, 0);
  return Math.abs(sum - total) < 0.005 ? totals : null;
}

/** 'Straight' or 'Turned 45°'. */
export function rotationLabel({ rotation }: Plan['rooms'][number]): string {
  return rotation % 360 === 0 ? 'Straight' : `Turned ${rotation}°`;
}
