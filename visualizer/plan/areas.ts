import type { Sides } from './estimate.ts';

/** A room's area in square feet, for different purposes. */
export interface Areas {
  measured: number;
  /** With an allowance for cutting waste, in whole square feet. */
  toOrder: number;
  /** Labor is billed for the installed floor, not for the offcuts. */
  billed: number;
  wastePercent: number;
}

/** US dollars. */
export interface Range {
  low: number;
  high: number;
}

/** Percent of the material lost in cutting, by the direction of the boards relative to the walls. */
const waste = { straight: 10, angled: 15 } as const;

export function areas({ width, length }: Sides, rotation: number): Areas {
  const measured = width * length;
  const wastePercent = rotation % 90 === 0 ? waste.straight : waste.angled;
  return { measured, toOrder: Math.ceil((measured * (100 + wastePercent)) / 100), billed: measured, wastePercent };
}

/** The likely cost of a floor: the material to order at its price, plus installation at the cost guide's rates. */
export function likelyRange({ toOrder, billed }: Areas, pricePerSqFt: number, installation: Range): Range {
  const material = toOrder * pricePerSqFt;
  return { low: Math.round(material + billed * installation.low), high: Math.round(material + billed * installation.high) };
}
