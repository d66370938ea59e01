import { business } from './business.es.ts';
import type { process as english } from './process.ts';

export const process: typeof english = [
  {
    title: 'Consulta gratis',
    description:
      'Vamos a su casa o negocio, medimos cada cuarto y revisamos si la losa o el subpiso tiene humedad, desniveles o grietas. Cuéntenos de sus hijos, sus perros y todo lo que el piso tenga que aguantar.',
  },
  {
    title: 'Cotización detallada',
    description: `Le mandamos por correo electrónico una cotización desglosada dentro de los ${business.quoteTime} siguientes a la visita. Incluye el material (con un extra para los cortes), la mano de obra, el retiro del piso viejo, la preparación y las molduras, y dice cuántos días dura el trabajo. No lo compromete a nada.`,
  },
  {
    title: 'Instalación profesional',
    description:
      'Si escoge madera, la dejamos reposar 48-72 horas en sus cuartos con el aire acondicionado prendido antes de instalarla. Sellamos las puertas para que el polvo no pase, preparamos primero el subpiso y barremos al final de cada día.',
  },
  {
    title: 'Revisión final',
    description:
      'Recorremos el piso con usted a la luz del día, golpeamos el azulejo, revisamos las juntas y probamos cada puerta. Si algo no quedó bien, lo apuntamos y lo arreglamos, y usted se queda con las instrucciones de cuidado y la garantía por escrito.',
  },
];

export const englishHash = 'fd8d8132';
