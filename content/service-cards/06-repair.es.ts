import type { ServiceCardEntry } from '../../schema/content.ts';
import { business } from '../business.es.ts';

export default {
  id: 'repair',
  title: 'Reparación y restauración',
  description: `Lijamos y restauramos madera gastada y hacemos reparaciones chicas, y el precio es por el piso completo. También arreglamos azulejo suelto, tablas levantadas y daños por agua, y contestamos emergencias ${business.hours.emergencyTime}.`,
  priceRange: '$2-8 por pie cuadrado',
  duration: '2-5 días',
  warranty: '5 años',
  features: [
    'Lijado con extracción de polvo',
    'Tablas nuevas entre las viejas',
    'Acabado a base de agua que no se pone amarillo',
    'También escalones y contrahuellas',
  ],
  image: 'stairs-oak',
  href: '/services/floor-refinishing-austin',
} satisfies ServiceCardEntry;

export const englishHash = 'f3b2709b';
