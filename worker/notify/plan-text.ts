import type { Plan } from '#schema/api/plan.ts';
import { describeLayout, describeSize, describeTotal } from '#schema/api/plan-words.ts';
import { dollars } from '#schema/rules/number-format.ts';
import { quoted } from '#schema/rules/quoted.ts';

/** A visualizer plan as lines of text: each room and its floor, what it costs, and a link that opens the plan. */
export function planText({ rooms, total, minimum = 0, extras = [], link }: Plan, origin: string): string {
  const withExtras = extras.reduce((sum, extra) => sum + extra.dollars, total);
  return [
    ...rooms.map((room) => `${quoted(room.room)}: ${describeSize(room)}, ${quoted(room.floor)}, ${describeLayout(room)}`),
    ...(rooms.some(({ width, area }) => width || area)
      ? [`Total: ${describeTotal(total, minimum)} for material and standard installation`]
      : []),
    ...extras.map((extra) => `${quoted(extra.name)}: ${dollars(extra.dollars)}`),
    ...(extras.length > 0 ? [`With these: ${describeTotal(withExtras, minimum)}`] : []),
    `${origin}/visualizer${link}`,
  ].join('\n');
}
