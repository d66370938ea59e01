import type { GalleryProjectEntry } from '../../schema/content.ts';

export default {
  title: 'Piso de hickory en un comedor',
  description:
    'La alfombra bajo la mesa juntaba todo lo que se caía desde seis sillas. La cambiamos por hickory de 6 pulgadas, de crema a café, que aguanta las patas de las sillas, y la pared beige ahora es verde.',
  beforeImage: 'dining-old-carpet',
  afterImage: 'dining-hickory',
  category: 'hardwood',
  location: 'Plum Creek, Kyle',
  size: '250 pies cuadrados',
  duration: '3 días',
  service: 'Instalación de madera dura',
} satisfies GalleryProjectEntry;

export const englishHash = '70124de4';
