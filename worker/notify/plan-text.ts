import { dollars } from '../../schema/number-format.ts';
import type { Plan } from '../../schema/plan.ts';

/** A visualizer plan as lines of text: each room and its floor, the total, and a link that opens the plan. */
export function planText({ rooms, total, link }: Plan, origin: string): string {
  return [
    ...rooms.map(({ room, width, length, floor, rotation }) => {
      const direction = rotation % 360 === 0 ? 'laid straight' : `turned ${rotation}°`;
      return `${room}: ${width} x ${length} ft, ${floor}, ${direction}`;
    }),
    `Total: ${dollars(total)} for material and standard installation`,
    `${origin}/visualizer${link}`,
  ].join('\n');
}
