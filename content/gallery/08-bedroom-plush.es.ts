import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Alfombra afelpada y zoclos nuevos en una recámara',
  description:
    'Sacamos la alfombra gastada con todo y su bajo alfombra. Ahora hay alfombra afelpada gris claro con bajo alfombra nuevo y zoclos de madera pintados como las molduras. Las paredes, antes rosadas, son de un gris suave.',
  beforeImage: 'bedroom-old-carpet',
  afterImage: 'bedroom-plush',
  category: 'mixed',
  location: 'Pecan Creek, Horseshoe Bay',
  size: '230 pies cuadrados',
  duration: '2 días',
  service: 'Instalación de alfombra y zoclos',
} satisfies GalleryProjectEntry;

export const englishHash = '84f101d3';
