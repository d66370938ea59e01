import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'custom',
  name: 'Custom Room',
  description: 'Your own room. Type in its width and length, from 1 to 50 feet each.',
  dimensions: { width: 12, length: 12 },
  schematic: [],
} satisfies RoomEntry;
