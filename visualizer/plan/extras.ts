import { fill } from '#schema/rules/fill.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { ToolWords } from '../words.ts';
import { wasteArea, wastePercent } from './areas.ts';
import type { ExtraPrices, ResolvedPlan } from './options.ts';
import type { ExtraId } from './plan.ts';

/** Something that may come on top of the estimate. */
export interface Extra {
  id: ExtraId;
  name: string;
  /** How it's counted. */
  note: string;
  dollars: number;
}

/** What each extra would cost in all rooms. */
export function extrasOf(rooms: readonly ResolvedPlan[], { tearOut, leveling }: ExtraPrices, words: ToolWords): Extra[] {
  const measured = sum(rooms.map(({ sides }) => sides.width * sides.length));
  const { low, high } = leveling;
  const middle = (low + high) / 2;
  return [
    {
      id: 'waste',
      name: words.waste,
      note: fill(words.aboutWaste, { percent: wastePercent }),
      dollars: sum(rooms.map(wasteCost)),
    },
    {
      id: 'tear-out',
      name: words.tearOut,
      note: fill(words.aboutTearOut, { price: dollars(tearOut) }),
      dollars: measured * tearOut,
    },
    {
      id: 'leveling',
      name: words.leveling,
      note: fill(words.aboutLeveling, { range: `$${low}-${high}`, middle: `$${middle}` }),
      dollars: measured * middle,
    },
  ];
}

function wasteCost({ sides, floor }: ResolvedPlan): number {
  return Math.round(wasteArea(sides.width * sides.length) * floor.pricePerSqFt * 100) / 100;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
