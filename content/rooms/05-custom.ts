import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'custom',
  name: 'Custom Room',
  description: 'Your own room: type its width and length, each from 1 to 50 feet.',
  dimensions: { width: 12, length: 12 },
  schematic: [],
} satisfies RoomEntry;
