import { type FloorPattern, patternAngles } from '../engine/floor-pattern.ts';

/** How a floor lies in a room. */
export interface FloorLayout {
  /** Degrees. */
  rotation: number;
  pattern: FloorPattern;
}

/** Percent of the material lost in cutting: along the walls, and how much more at an angle to them. */
const waste = { straight: 10, angled: 5 } as const;
export const wastePercent = waste.straight;

/** Percent more material than in straight rows. */
export function patternWaste(layout: FloorLayout): number {
  return isAngled(layout) ? waste.angled : 0;
}

/** Square feet that cuts along the walls take, with the order in whole square feet. */
export function wasteArea(area: number): number {
  return Math.ceil((area * (100 + waste.straight)) / 100) - area;
}

/** Whether boards run at an angle to the walls. */
export function isAngled({ rotation, pattern }: FloorLayout): boolean {
  return (rotation + patternAngles[pattern]) % 90 !== 0 || pattern === 'herringbone';
}
