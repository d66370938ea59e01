import type { Plan } from '../../schema/plan.ts';

/** A visualizer plan as lines of text: its rooms, their floors and how they are laid, the total, and where it opens. */
export function planText({ rooms, total, link }: Plan, origin: string): string {
  const price = total.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return [
    ...rooms.map(({ room, width, length, floor, rotation }) => {
      const laid = rotation % 360 === 0 ? 'laid straight' : `turned ${rotation}°`;
      return `${room}: ${width} x ${length} ft, ${floor}, ${laid}`;
    }),
    `Total: ${price} for material and standard installation`,
    `${origin}/visualizer${link}`,
  ].join('\n');
}
