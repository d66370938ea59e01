import { grouped } from '../../schema/number-format.ts';

/** Sides of a room in feet. */
export interface Sides {
  width: number;
  length: number;
}

/** US dollars per square foot. */
export interface Prices {
  /** Material only. */
  pricePerSqFt: number;
  /** Standard installation. */
  installationPerSqFt: number;
}

interface Estimate {
  /** Square feet. */
  area: number;
  /** US dollars, like the two below. */
  material: number;
  installation: number;
  total: number;
}

/** What a floor costs in a room: material plus standard installation. */
export function estimate({ width, length }: Sides, { pricePerSqFt, installationPerSqFt }: Prices): Estimate {
  const area = width * length;
  const material = roundToCents(area * pricePerSqFt);
  const installation = roundToCents(area * installationPerSqFt);
  return { area, material, installation, total: roundToCents(material + installation) };
}

/** An area, e.g. '2,500 sq ft'. */
export function formatSquareFeet(area: number): string {
  return `${grouped(area)} sq ft`;
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
