import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Pizarra en un cuarto de lavado muy usado',
  description:
    'Entre la puerta del patio y la lavadora, el linóleo viejo nunca se veía limpio. La pizarra oscura de 12 pulgadas esconde lo que traen las botas, y los gabinetes color miel y la banca ahora son verde grisáceo.',
  beforeImage: 'mudroom-old-vinyl',
  afterImage: 'mudroom-slate',
  category: 'mixed',
  location: 'Trimmier Estates, Killeen',
  size: '150 pies cuadrados',
  duration: '5 días',
  service: 'Instalación de azulejo y muebles pintados',
} satisfies GalleryProjectEntry;

export const englishHash = '17e3e22c';
