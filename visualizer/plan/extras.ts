import { areas } from './areas.ts';
import type { ResolvedPlan } from './options.ts';
import type { ExtraId } from './plan.ts';

/** US dollars per square foot, from the cost guide. */
export interface ExtraPrices {
  /** Taking out old carpet. */
  tearOut: number;
  /** Leveling costs this much where the subfloor needs it. */
  leveling: { low: number; high: number };
}

/** Something that may come on top of the estimate. */
export interface Extra {
  id: ExtraId;
  name: string;
  /** How it's counted. */
  note: string;
  dollars: number;
}

/** What each extra would cost in all rooms. */
export function extrasOf(rooms: readonly ResolvedPlan[], { tearOut, leveling }: ExtraPrices): Extra[] {
  const measured = sum(rooms.map(({ sides }) => sides.width * sides.length));
  const percents = [...new Set(rooms.map(({ sides, rotation, pattern }) => areas(sides, rotation, pattern).wastePercent))];
  const { low, high } = leveling;
  const middle = (low + high) / 2;
  return [
    {
      id: 'waste',
      name: 'Waste from cutting',
      note: `${percents.sort((a, b) => a - b).join('-')}% more material for the cuts at the walls`,
      dollars: sum(rooms.map(wasteCost)),
    },
    {
      id: 'tear-out',
      name: 'Taking out old carpet',
      note: `$${tearOut.toFixed(2)} per sq ft with hauling; tile or glued wood costs more`,
      dollars: measured * tearOut,
    },
    {
      id: 'leveling',
      name: 'Leveling the subfloor',
      note: `$${low}-${high} per sq ft where it's needed, shown at $${middle} throughout`,
      dollars: measured * middle,
    },
  ];
}

function wasteCost({ sides, floor, rotation, pattern }: ResolvedPlan): number {
  const { measured, toOrder } = areas(sides, rotation, pattern);
  return Math.round((toOrder - measured) * floor.pricePerSqFt * 100) / 100;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
