import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'living-room',
  name: 'Living Room',
  description: 'A family room with a sofa along the short wall and an open floor toward the kitchen.',
  dimensions: { width: 16, length: 20 },
  schematic: [
    { label: 'Sofa', x: 4, y: 0.5, width: 8, length: 3 },
    { label: 'Rug', x: 3.5, y: 4.5, width: 8, length: 7 },
    { label: 'Armchair', x: 12.25, y: 6.5, width: 3, length: 3 },
    { label: 'Media console', x: 4.5, y: 18, width: 7, length: 1.5 },
  ],
} satisfies RoomEntry;
