import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'kitchen',
  name: 'Cocina',
  description: 'Una cocina en L con isla y 3 1/2 pies para pasar de cada lado.',
  dimensions: { width: 12, length: 16 },
  schematic: [
    { label: 'Cubierta y estufa', x: 0, y: 0, width: 9, length: 2 },
    { label: 'Refrigerador', x: 9, y: 0, width: 3, length: 2.5 },
    { label: 'Fregadero', x: 0, y: 2, width: 2, length: 7 },
    { label: 'Isla', x: 5.5, y: 5.5, width: 3, length: 6 },
    { label: 'Despensa', x: 10, y: 12.5, width: 2, length: 3 },
  ],
} satisfies RoomEntry;

export const englishHash = '4f5014c0';
