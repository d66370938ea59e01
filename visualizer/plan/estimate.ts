import { areaOf, type RoomPlan } from '#schema/api/plan.ts';
import { type FloorLayout, isAngled, patternWaste } from './areas.ts';

/** Sides of a room in feet. */
export interface Sides {
  width: number;
  length: number;
}

/** The size of a room: its sides, or its area and the sides of a square. */
export type Size = Pick<RoomPlan, 'width' | 'length' | 'area'>;

/** US dollars per square foot. */
export interface Prices {
  /** Material only. */
  pricePerSqFt: number;
  /** Standard installation. */
  installationPerSqFt: number;
  /** Percent more work than in straight rows. */
  patternLabor: { diagonal: number; herringbone: number };
}

interface Estimate {
  /** Square feet. */
  area: number;
  /** US dollars, like the two below. */
  material: number;
  installation: number;
  /** More cuts and more work than straight rows take. */
  pattern: number;
  total: number;
}

const straight: FloorLayout = { rotation: 0, pattern: 'straight' };

/** What a floor costs in a room: material plus standard installation, and what a pattern adds. */
export function estimate(
  sides: Size,
  { pricePerSqFt, installationPerSqFt, patternLabor }: Omit<Prices, 'patternLabor'> & Partial<Prices>,
  layout = straight,
): Estimate {
  const area = areaOf(sides);
  const material = roundToCents(area * pricePerSqFt);
  const installation = roundToCents(area * installationPerSqFt);
  const labor = isAngled(layout) ? (patternLabor?.[layout.pattern === 'herringbone' ? 'herringbone' : 'diagonal'] ?? 0) : 0;
  const pattern = roundToCents((material * patternWaste(layout) + installation * labor) / 100);
  return { area, material, installation, pattern, total: roundToCents(material + installation + pattern) };
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
