import { spanishPlanWords } from '../../schema/plan-words.ts';
import type { words as english } from './own-request.ts';

export const words: typeof english = {
  carried: {
    plan: {
      heading: 'Su plan nos llega junto con la solicitud',
      compared: 'Lo comparó con {floor}.',
      total: '{total} por material e instalación normal, según el visualizador.',
      extras: 'Con {extras}: {total}',
      change: 'Cambiar el plan',
      remove: 'Quitar el plan',
    },
    planWords: spanishPlanWords,
    picture: {
      alt: 'Su cuarto con el piso nuevo',
      send: 'Mandar esta imagen de mi cuarto',
      hint: 'La guardamos con su solicitud y la borramos cuando borremos su solicitud. Si no marca la casilla, la imagen se queda en su teléfono o computadora.',
    },
  },
  answer: {
    openToday: 'Hoy abrimos a las {time}. Le llamamos o le escribimos hoy mismo.',
    openUntil: 'Hoy estamos abiertos hasta las {time}, así que le llamamos o le escribimos hoy mismo.',
    closesSoon: 'Hoy cerramos a las {time}. Si no nos comunicamos antes, le llamamos o le escribimos {next}.',
    closed: 'Ahora estamos cerrados. Le llamamos o le escribimos {next}.',
    next: 'el {day}, después de abrir a las {time}',
  },
  haveReady: [
    'El tamaño de cada cuarto, más o menos, si lo sabe',
    'Qué piso tiene ahora y cuál le gustaría tener',
    'Cuándo quiere que empecemos',
  ],
  photos: {
    hint: 'Muéstrenos el piso que tiene ahora, el cuarto y lo que le preocupe. Puede agregar hasta {count} fotos. Antes de mandarlas, su teléfono o computadora las hace más chicas y les quita la ubicación.',
    add: 'Agregar fotos',
    addMore: 'Agregar más fotos',
    full: 'Ya agregó {count} fotos, y no podemos recibir más.',
    leftOutOne: 'Podemos recibir {count} fotos, así que dejamos fuera la última.',
    leftOut: 'Podemos recibir {count} fotos, así que dejamos fuera las últimas {left}.',
    sentOfOne: 'Fotos mandadas: {done} de {total}',
    sentOf: 'Fotos mandadas: {done} de {total}',
    states: {
      waiting: 'En espera',
      sending: 'Mandando...',
      sent: 'Mandada',
      failed: 'No se mandó',
      unusable: 'No se mandó',
    },
    sending: 'Mandando {name}',
    again: 'Mandar otra vez',
    sendAgain: 'Mandar {name} otra vez',
    picture: 'Su imagen del visualizador',
    dropped: 'Se cortó la conexión. Su solicitud está guardada; nada más mande esta foto otra vez.',
    tooLarge: 'No pudimos hacer esta foto lo bastante chica. Pruebe con otra, o mándenosla por correo electrónico.',
  },
  times: {
    hint: 'Escoja hasta dos horarios que le queden bien, primero su favorito. Le confirmamos uno de ellos.',
    ranks: ['Primera opción', 'Segunda opción'],
    shortRanks: ['1.ª opción', '2.ª opción'],
    saved: 'Gracias. Ya guardamos sus horarios y le vamos a confirmar uno.',
    notSaved: 'No pudimos guardar sus horarios. Inténtelo otra vez, por favor, o llámenos.',
    save: 'Guardar estos horarios',
    saving: 'Guardando...',
  },
  sent: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    zip: 'Código postal',
    service: 'Servicio',
    details: 'Detalles',
    also: 'También',
    plan: 'Su plan del visualizador',
  },
  after: {
    next: 'Qué sigue',
    call: '¿Le urge? Llame al {phone}.',
    photos: 'Agregue fotos',
    time: 'Escoja un horario para la visita',
    ready: 'Qué conviene tener a la mano',
    sent: 'Lo que nos mandó',
    check: 'Revise su solicitud',
    aboutLink:
      '{link} para ver cómo va, escribirnos, cambiar sus horarios o retirarla. Quien tenga la liga puede hacer lo mismo, así que no la comparta.',
    open: 'Abra su solicitud',
  },
};

export const englishHash = '2e1da355';
