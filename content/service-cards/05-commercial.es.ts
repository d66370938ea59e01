import type { ServiceCardEntry } from '../../schema/content.ts';

export default {
  id: 'commercial',
  title: 'Pisos comerciales',
  description:
    'Instalamos porcelanato, vinil pegado, loseta de alfombra y concreto sellado en oficinas, cafés, tiendas y rentas. Dividimos el trabajo en etapas, así que casi siempre puede seguir abierto.',
  priceRange: '$3-12 por pie cuadrado',
  duration: '3-10 días',
  warranty: '5-20 años',
  features: [
    'De noche o en fin de semana si lo necesita',
    'Clasificación antiderrapante para zonas mojadas',
    'Certificado de seguro para el dueño del local',
    'Cajas de repuesto con etiqueta',
  ],
  image: 'cafe-porcelain',
  href: '/services/commercial-flooring-austin',
} satisfies ServiceCardEntry;

export const englishHash = 'da8f788c';
