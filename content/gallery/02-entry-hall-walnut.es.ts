import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Nogal en una entrada angosta',
  description:
    'El roble viejo se había puesto naranja, con manchas oscuras de años de zapatos mojados. Pusimos duela de nogal del doble de ancho, que corre derecho por el pasillo y cruza la puerta de la derecha.',
  beforeImage: 'hall-old-oak',
  afterImage: 'hall-walnut',
  category: 'hardwood',
  location: 'Old Town, Georgetown',
  size: '280 pies cuadrados',
  duration: '4 días',
  service: 'Cambio de madera dura',
} satisfies GalleryProjectEntry;

export const englishHash = '6277cd64';
