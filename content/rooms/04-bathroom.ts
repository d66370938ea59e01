import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'bathroom',
  name: 'Bathroom',
  description: 'A full bath with a tub, a shower, a toilet, and a double vanity along one wall.',
  dimensions: { width: 8, length: 10 },
  schematic: [
    { label: 'Tub', x: 0, y: 0, width: 5, length: 2.5 },
    { label: 'Toilet', x: 5.75, y: 0, width: 1.5, length: 2.5 },
    { label: 'Shower', x: 0, y: 3.5, width: 3, length: 3 },
    { label: 'Vanity', x: 6, y: 4.5, width: 2, length: 5 },
  ],
} satisfies RoomEntry;
