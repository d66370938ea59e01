import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'bedroom',
  name: 'Recámara',
  description: 'Con lugar para una cama queen, dos burós y una cómoda, y un tapete al pie de la cama.',
  dimensions: { width: 14, length: 16 },
  schematic: [
    { label: 'Cama', x: 4.5, y: 0, width: 5, length: 7 },
    { label: 'Buró', x: 2.25, y: 0, width: 2, length: 1.5 },
    { label: 'Buró', x: 9.75, y: 0, width: 2, length: 1.5 },
    { label: 'Tapete', x: 3.5, y: 8, width: 7, length: 4.5 },
    { label: 'Cómoda', x: 12.25, y: 7.5, width: 1.75, length: 5 },
  ],
} satisfies RoomEntry;

export const englishHash = '86826349';
