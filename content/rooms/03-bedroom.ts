import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'bedroom',
  name: 'Bedroom',
  description: 'Room for a queen bed, two nightstands, and a dresser, with a rug at the foot of the bed.',
  dimensions: { width: 14, length: 16 },
  schematic: [
    { label: 'Bed', x: 4.5, y: 0, width: 5, length: 7 },
    { label: 'Nightstand', x: 2.25, y: 0, width: 2, length: 1.5 },
    { label: 'Nightstand', x: 9.75, y: 0, width: 2, length: 1.5 },
    { label: 'Rug', x: 3.5, y: 8, width: 7, length: 4.5 },
    { label: 'Dresser', x: 12.25, y: 7.5, width: 1.75, length: 5 },
  ],
} satisfies RoomEntry;
