import type { Plan, SentRoom } from '../../../schema/plan.ts';
import { describeLayout } from '../../../schema/plan-words.ts';
import type { DrawableFloor } from '../../../visualizer/plan/draw-floor.ts';
import { estimate, type Prices } from '../../../visualizer/plan/estimate.ts';
import type { Fixture } from '../../../visualizer/plan/options.ts';

/** A plan from the Spanish visualizer has Spanish names. */
interface Named {
  name: string;
  spanishName?: string | undefined;
}

/** What it takes to draw a stored plan again. */
export interface PlanRoom extends Named {
  schematic: readonly Fixture[];
}

/** Prices are today's. */
export interface PlanFloor extends Prices, DrawableFloor, Named {
  picture: { color: string; src: string };
  /** Square feet in a box, where it comes in boxes. */
  boxSqFt?: number | undefined;
}

/** Each room's price in US dollars, or null if today's prices don't add up to the total the visitor saw. */
export function roomTotals({ rooms, total }: Plan, floors: readonly (Prices & Named)[]): number[] | null {
  const totals = rooms.map(({ width, length, floor: floorName, ...layout }) => {
    const floor = findNamed(floors, floorName);
    return floor && width && length ? estimate({ width, length }, floor, layout).total : Number.NaN;
  });
  const sum = totals.reduce((before, each) => before + each, 0);
  return Math.abs(sum - total) < 0.005 ? totals : null;
}

/** The room or floor with this name, in either language. */
export function findNamed<Item extends Named>(items: readonly Item[], sent: string): Item | undefined {
  return items.find(({ name, spanishName }) => name === sent || spanishName === sent);
}

/** E.g. 'Installed straight' or 'Turned 45°'. */
export function layoutLabel(room: SentRoom): string {
  const words = describeLayout(room);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
