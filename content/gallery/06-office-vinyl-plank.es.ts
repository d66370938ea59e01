import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Vinil tipo madera en una oficina abierta',
  description:
    'La alfombra oscura tenía un camino gastado entre los escritorios. El vinil tipo roble claro, de 7 pulgadas de ancho, ilumina el cuarto hasta el fondo. Si una pieza se gasta, se cambia sin cerrar toda la oficina.',
  beforeImage: 'office-old-office-carpet',
  afterImage: 'office-lvp-wood',
  category: 'lvp',
  location: 'La Frontera, Round Rock',
  size: '900 pies cuadrados',
  duration: '3 días',
  service: 'Instalación de vinil de lujo',
} satisfies GalleryProjectEntry;

export const englishHash = 'befa9b1b';
