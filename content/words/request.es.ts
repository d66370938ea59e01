import type { words as english } from './request.ts';

export const words: typeof english = {
  title: 'Su solicitud | {name}',
  description: 'Vea cómo va su solicitud de cotización, agregue fotos, escoja un horario para la visita o retírela.',
  noScript: 'Prenda JavaScript en este navegador para ver su solicitud, o llame al {phone}.',
  heading: 'Su solicitud',
  loading: 'Estamos buscando su solicitud...',
  closed:
    'Esta liga no abre ninguna solicitud. Tal vez le falta una parte, o la solicitud ya se borró. Use la liga del correo que le mandamos, o llame al {phone}.',
  locked: 'Hubo demasiadas ligas equivocadas desde su conexión. Espere diez minutos, por favor, o llame al {phone}.',
  failed: 'No podemos abrir su solicitud en este momento. Revise su conexión e inténtelo otra vez, o llame al {phone}.',
  tryAgain: 'Intentar otra vez',
  deleted: {
    heading: 'Su solicitud ya se borró',
    text: 'Borramos su solicitud, sus fotos y sus mensajes. Su liga ya no funciona.',
    later: 'Si más adelante quiere una cotización, nada más mándenos otra solicitud.',
    home: 'Ir a la página de inicio',
  },
};

export const englishHash = '4ac2f02b';
