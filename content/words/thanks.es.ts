import type { words as english } from './thanks.ts';

export const words: typeof english = {
  title: 'Gracias | {name}',
  description:
    'Ya nos llegó su solicitud de cotización. En menos de {time} nos comunicamos con usted para agendar su consulta gratis.',
  thanks: 'Gracias',
  heading: 'Recibimos su solicitud de cotización',
  lead: 'En menos de {time} nos comunicamos con usted para agendar su consulta gratis.',
  hours:
    'Le llamamos o le escribimos en nuestro horario. {weekdays}. {saturday}. Si ahora estamos cerrados, le contestamos en cuanto abramos.',
  urgent: 'Si le urge o se le olvidó algo importante, llámenos al {phone}.',
  next: 'Qué sigue',
  steps: [
    {
      title: 'Nos comunicamos',
      description: 'Leemos su solicitud y le llamamos o le escribimos para ponernos de acuerdo en una hora.',
    },
    {
      title: 'Medimos',
      description: 'Vamos a medir sus cuartos y a revisar el subpiso. Casi siempre tardamos 30-60 minutos.',
    },
    {
      title: 'Recibe su cotización',
      description:
        'Le mandamos por correo electrónico una cotización desglosada dentro de los {time} siguientes a la visita. Decida con calma.',
    },
  ],
  ready: 'Qué conviene tener a la mano',
  check: 'Revise su solicitud',
  reading: 'Lo que puede leer mientras tanto',
  link: {
    bookmark:
      'Guarde esta página en sus favoritos. Si después la abre con JavaScript prendido, de aquí llega a su solicitud, donde puede agregar fotos, escoger un horario para la visita o retirarla.',
    reference: 'Su número de referencia es {number}.',
    about:
      '{link} para ver cómo va, agregar fotos, escoger un horario para la visita o retirarla. Quien tenga la liga puede hacer lo mismo, así que no la comparta.',
    open: 'Abra su solicitud',
  },
};

export const englishHash = '129f9359';
