import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'custom',
  name: 'Su cuarto',
  description: 'Su propio cuarto. Escriba el ancho y el largo, de 1 a 50 pies cada uno.',
  dimensions: { width: 12, length: 12 },
  schematic: [],
} satisfies RoomEntry;

export const englishHash = 'f15bab0f';
