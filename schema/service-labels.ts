import { type ServiceValue, serviceLabels, serviceValues } from './estimate-request.ts';
import type { Language } from './language.ts';

/** The options of 'Service needed' in each language. */
export const serviceLabelsIn: Record<Language, Record<ServiceValue, string>> = {
  en: serviceLabels,
  es: {
    hardwood: 'Piso de madera dura',
    lvp: 'Vinil de lujo (LVP)',
    tile: 'Piso de azulejo',
    laminate: 'Piso laminado',
    commercial: 'Piso comercial',
    repair: 'Reparación o restauración',
    carpet: 'Alfombra',
    'bathroom-kitchen': 'Piso de baño o cocina',
    other: 'Otra cosa, o todavía no sé',
  },
};

/** The English label. Stored requests can have services that we no longer offer. Those show as they are. */
export function serviceLabel(service: string): string {
  const known = serviceValues.find((value) => value === service);
  return known ? serviceLabels[known] : service;
}
