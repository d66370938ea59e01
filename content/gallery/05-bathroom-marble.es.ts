import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Baño: de azulejo rosa a mármol blanco',
  description:
    'El piso y media pared tenían azulejo chico rosado con lechada oscura. Ahora hay mármol de 12x24 pulgadas con vetas grises bajo la tina y azulejo blanco atrás, y mucha menos lechada que tallar.',
  beforeImage: 'bathroom-old-tile',
  afterImage: 'bathroom-marble',
  category: 'tile',
  location: 'Courthouse Square, Lockhart',
  size: '140 pies cuadrados',
  duration: '6 días',
  service: 'Instalación de azulejo',
} satisfies GalleryProjectEntry;

export const englishHash = '4bd70385';
