import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Kitchen',
  description: 'An L-shaped kitchen with an island and 3 1/2 feet to walk on each side of it.',
  dimensions: { width: 12, length: 16 },
  schematic: [
    { label: 'Counter and range', x: 0, y: 0, width: 9, length: 2 },
    { label: 'Refrigerator', x: 9, y: 0, width: 3, length: 2.5 },
    { label: 'Sink', x: 0, y: 2, width: 2, length: 7 },
    { label: 'Island', x: 5.5, y: 5.5, width: 3, length: 6 },
    { label: 'Pantry', x: 10, y: 12.5, width: 2, length: 3 },
  ],
} satisfies RoomEntry;
