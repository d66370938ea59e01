import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'bathroom',
  name: 'Baño',
  description: 'Un baño completo con tina, regadera, excusado y mueble doble en una pared.',
  dimensions: { width: 8, length: 10 },
  schematic: [
    { label: 'Tina', x: 0, y: 0, width: 5, length: 2.5 },
    { label: 'Excusado', x: 5.75, y: 0, width: 1.5, length: 2.5 },
    { label: 'Regadera', x: 0, y: 3.5, width: 3, length: 3 },
    { label: 'Mueble de baño', x: 6, y: 4.5, width: 2, length: 5 },
  ],
} satisfies RoomEntry;

export const englishHash = '3dfc0ff0';
