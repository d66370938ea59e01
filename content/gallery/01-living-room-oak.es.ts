import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Roble para una sala soleada',
  description:
    'Salió la alfombra manchada debajo del sofá y entró duela de roble de casi 5 pulgadas de ancho, que corre hacia la pared del fondo. Las paredes amarillentas ahora son de un blanco cálido, y un tapete claro une el sofá con el sillón.',
  beforeImage: 'living-old-carpet',
  afterImage: 'living-oak',
  category: 'hardwood',
  location: 'Allandale, Austin',
  size: '370 pies cuadrados',
  duration: '4 días',
  service: 'Instalación de madera dura',
} satisfies GalleryProjectEntry;

export const englishHash = '839228ea';
