import { areaOf } from '#schema/api/plan.ts';
import { fill } from '#schema/rules/fill.ts';
import { dollars } from '#schema/rules/number-format.ts';
import type { ToolWords } from '../words.ts';
import { wasteArea, wastePercent } from './areas.ts';
import type { ExtraPrices, ResolvedPlan } from './options.ts';
import type { ExtraId, Extras } from './plan.ts';

/** Something that may come on top of the estimate. */
export interface Extra {
  id: ExtraId;
  name: string;
  /** How it's counted. */
  note: string;
  /** What the visitor's choice of it costs, or would cost if it's switched on. */
  dollars: number;
  /** How many the visitor has. Missing from those that are only switched on. */
  count?: number;
}

/** What each extra costs in all rooms. */
export function extrasOf(
  rooms: readonly ResolvedPlan[],
  { tearOut, leveling, ...counted }: ExtraPrices,
  words: ToolWords,
  chosen: Extras = {},
): Extra[] {
  const measured = sum(rooms.map(({ sides }) => areaOf(sides)));
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
    ...(['stairs', 'transitions'] as const).map((id) => {
      const { low, high } = counted[id];
      const count = chosen[id] ?? 0;
      const note = fill(words.aboutEach, { range: `$${low}-${high}`, middle: `$${(low + high) / 2}` });
      return { id, name: words[id], note, count, dollars: (count * (low + high)) / 2 };
    }),
  ];
}

function wasteCost({ sides, floor }: ResolvedPlan): number {
  return Math.round(wasteArea(areaOf(sides)) * floor.pricePerSqFt * 100) / 100;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
