import { type FloorPattern, patternAngles } from '../engine/floor-pattern.ts';
import type { Sides } from './estimate.ts';

/** A room's area in square feet, for different purposes. */
interface Areas {
  measured: number;
  /** With an allowance for cutting waste, in whole square feet. */
  toOrder: number;
  wastePercent: number;
}

/** Percent of the material lost in cutting, by the direction of the boards relative to the walls. */
const waste = { straight: 10, angled: 15 } as const;

export function areas({ width, length }: Sides, rotation: number, pattern: FloorPattern): Areas {
  const measured = width * length;
  const isStraight = (rotation + patternAngles[pattern]) % 90 === 0 && pattern !== 'herringbone';
  const wastePercent = isStraight ? waste.straight : waste.angled;
  return { measured, toOrder: Math.ceil((measured * (100 + wastePercent)) / 100), wastePercent };
}
