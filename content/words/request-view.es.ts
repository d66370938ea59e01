import type { words as english } from './request-view.ts';

export const words: typeof english = {
  heading: 'Su solicitud',
  reference: 'Número de referencia {number}',
  statuses: {
    received: 'Ya recibimos su solicitud.',
    'in progress': 'Ya nos comunicamos con usted sobre su solicitud.',
    quoted: 'Ya le mandamos nuestra cotización.',
    booked: 'Su trabajo ya está agendado.',
    closed: 'Esta solicitud está cerrada.',
    withdrawn: 'Usted retiró esta solicitud.',
  },
  incomplete: 'Ya recibimos su solicitud. En este momento no podemos mostrarle lo demás.',
  offer: 'Podemos ir el',
  accept: 'Me queda bien',
  times: 'Horarios que le quedan bien',
  photos: {
    heading: 'Fotos',
    picture: 'Su imagen del visualizador',
    photo: 'Foto {number}',
    unreadable: '{photo} no se puede mostrar en este momento.',
  },
  messages: {
    heading: 'Mensajes',
    visitor: 'Usted, {time}',
    business: 'Nosotros, {time}',
    received: 'Gracias. Ya nos llegó su mensaje.',
    label: 'Escríbanos un mensaje',
    missing: 'Escriba un mensaje',
    tooLong: 'Acorte su mensaje, por favor',
    send: 'Mandar mensaje',
    sending: 'Mandando...',
  },
  sent: 'Lo que nos mandó',
  wrong: '¿Hay algún error? Llame al {phone}.',
  end: {
    heading: '¿Cambió de opinión?',
    keep: 'No, dejarla',
    withdraw: {
      label: 'Retirar mi solicitud',
      question: '¿Quiere retirar su solicitud? Cancelamos cualquier visita y ya no le llamamos por este asunto.',
      yes: 'Sí, retirarla',
    },
    erase: {
      label: 'Borrar mis datos',
      question: '¿Quiere borrar para siempre su solicitud, sus fotos y sus mensajes? Después no los podemos recuperar.',
      yes: 'Sí, borrar todo',
    },
  },
  notDone: 'No se pudo. Revise su conexión e inténtelo otra vez, o llámenos.',
};

export const englishHash = 'a2b38615';
