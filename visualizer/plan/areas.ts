import type { Sides } from './estimate.ts';

/** Square feet of a room, by what they are used for. */
export interface Areas {
  measured: number;
  /** With what is lost in cutting, in whole square feet. */
  toOrder: number;
  /** Labor is paid for the floor that lies, not for the pieces cut off. */
  billed: number;
  wastePercent: number;
}

/** US dollars. */
export interface Range {
  low: number;
  high: number;
}

const straightWaste = 10;
const turnedWaste = 15;

export function areas({ width, length }: Sides, rotation: number): Areas {
  const measured = width * length;
  const wastePercent = rotation % 90 === 0 ? straightWaste : turnedWaste;
  return { measured, toOrder: Math.ceil((measured * (100 + wastePercent)) / 100), billed: measured, wastePercent };
}

/** What a floor is likely to cost: the material to order at its price, installation between the rates of the cost guide. */
export function likelyRange({ toOrder, billed }: Areas, pricePerSqFt: number, installation: Range): Range {
  const material = toOrder * pricePerSqFt;
  return { low: Math.round(material + billed * installation.low), high: Math.round(material + billed * installation.high) };
}
