import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Azulejo de cerámica en una cocina con isla',
  description:
    'El linóleo amarillento solo imitaba azulejo, así que pusimos cerámica de verdad, de 12 pulgadas, en beige claro. En la misma remodelación se pintaron de blanco los gabinetes color miel y de azul la isla.',
  beforeImage: 'kitchen-old-vinyl',
  afterImage: 'kitchen-ceramic',
  category: 'tile',
  location: 'Tahitian Village, Bastrop',
  size: '260 pies cuadrados',
  duration: '5 días',
  service: 'Instalación de azulejo',
} satisfies GalleryProjectEntry;

export const englishHash = 'a39b308e';
