import { grouped } from '../../schema/number-format.ts';

/** Standard installation, US dollars per square foot. */
export const installationPerSqFt = 3.5;

/** Sides of a room in feet. */
export interface Sides {
  width: number;
  length: number;
}

export interface Estimate {
  /** Square feet. */
  area: number;
  /** US dollars, as are the two below. */
  material: number;
  installation: number;
  total: number;
}

/** What a floor costs in a room: material by the square foot, plus standard installation. */
export function estimate({ width, length }: Sides, pricePerSqFt: number): Estimate {
  const area = width * length;
  const material = toCents(area * pricePerSqFt);
  const installation = toCents(area * installationPerSqFt);
  return { area, material, installation, total: toCents(material + installation) };
}

/** An area, e.g. '2,500 sq ft'. */
export function squareFeet(area: number): string {
  return `${grouped(area)} sq ft`;
}

/** Takes away what binary fractions leave behind. */
function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
