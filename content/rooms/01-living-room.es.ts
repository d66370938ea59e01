import type { RoomEntry } from '../../schema/content.ts';

export default {
  id: 'living-room',
  name: 'Sala',
  description: 'Una sala familiar con el sofá junto a la pared corta y el piso despejado hacia la cocina.',
  dimensions: { width: 16, length: 20 },
  schematic: [
    { label: 'Sofá', x: 4, y: 0.5, width: 8, length: 3 },
    { label: 'Tapete', x: 3.5, y: 4.5, width: 8, length: 7 },
    { label: 'Sillón', x: 12.25, y: 6.5, width: 3, length: 3 },
    { label: 'Mueble de TV', x: 4.5, y: 18, width: 7, length: 1.5 },
  ],
} satisfies RoomEntry;

export const englishHash = 'c79e2c13';
