import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Porcelanato grande en un café',
  description:
    'El linóleo viejo se había puesto amarillo bajo las mesas. Pusimos porcelanato gris en cuadros de 24 pulgadas, y ni las sillas ni el café derramado dejan marca. El color liso va bien con la barra verde y las mesas de mármol.',
  beforeImage: 'cafe-old-vinyl',
  afterImage: 'cafe-porcelain',
  category: 'commercial',
  location: 'Centro, Marble Falls',
  size: '500 pies cuadrados',
  duration: '6 días',
  service: 'Instalación comercial de azulejo',
} satisfies GalleryProjectEntry;

export const englishHash = '9a2881c0';
