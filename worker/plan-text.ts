import type { Plan } from '../schema/plan.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A visualizer plan as lines of text: its rooms, their floors and how they are laid, the total, and where it opens. */
export function planText({ rooms, total, link }: Plan, origin: string): string {
  return [
    ...rooms.map(({ room, width, length, floor, rotation }) => {
      const laid = rotation % 360 === 0 ? 'laid straight' : `turned ${rotation}°`;
      return `${room}: ${width} x ${length} ft, ${floor}, ${laid}`;
    }),
    `Total: ${dollars.format(total)} for material and standard installation`,
    `${origin}/visualizer${link}`,
  ].join('\n');
}
