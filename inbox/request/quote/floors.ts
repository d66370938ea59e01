import type { Prices } from '#visualizer/plan/estimate.ts';

/** A floor of the visualizer, at today's prices. A plan from the Spanish visualizer has Spanish names. */
export interface PlanFloor extends Prices {
  name: string;
  spanishName?: string | undefined;
  /** The address of its picture. */
  picture: string;
  /** Square feet in a box, where it comes in boxes. */
  boxSqFt?: number | undefined;
}

/** The floor with this name, in either language. */
export function findFloor(floors: readonly PlanFloor[], sent: string): PlanFloor | undefined {
  return floors.find(({ name, spanishName }) => name === sent || spanishName === sent);
}
