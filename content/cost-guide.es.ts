import { business } from './business.es.ts';
import type { costExtras as english } from './cost-guide.ts';
import { sample } from './sample.ts';

/** The part of the cost guide that /es/payment shows. The guide itself is only in English. */
export const costExtras: typeof english = [
  {
    item: 'Cargo mínimo',
    price: business.minimumCharge,
    description: 'En un cuarto chico o una reparación, paga esto si el resto de la cotización sale en menos.',
  },
  {
    item: 'Escaleras',
    price: sample('$60-150 por escalón'),
    description:
      'Un escalón con alfombra sale en lo más bajo, y una huella nueva de madera dura con su contrahuella, en lo más alto.',
  },
  {
    item: 'Quitar alfombra',
    price: sample('$0.50-1 por pie cuadrado'),
    description:
      'Quitamos la alfombra y el bajo alfombra, y sacamos las tiras de púas y las grapas para que el piso nuevo asiente bien.',
  },
  {
    item: 'Quitar azulejo',
    price: sample('$2-5 por pie cuadrado'),
    description: 'Es un trabajo lento: hay que romper el azulejo y luego esmerilar el pegazulejo viejo de la losa.',
  },
  {
    item: 'Mover muebles',
    price: sample('$50-100 por cuarto'),
    description: 'Sacamos y regresamos camas, sofás y mesas. Si usted vacía los cuartos, se ahorra este renglón.',
  },
  {
    item: 'Llevarnos lo viejo',
    price: sample('$150-400 por trabajo'),
    description: 'Depende del peso: tirar una carga de azulejo cuesta mucho más que tirar una de alfombra.',
  },
];

export const englishHash = '6a0f69d3';
