/** What the website writes to visitors by mail, and on the page that confirms a subscription. */
import type { Language } from '../rules/language.ts';

const english = {
  reply: {
    subject: 'Your estimate request',
    confirmation: "Thanks, we have your request. We'll call or email you soon. If it can't wait, please call us.",
  },
  tomorrow: {
    subject: 'We start on your floor tomorrow',
    text: 'Tomorrow we start work at your place ({days}). Please clear the rooms we agreed on. If something comes up, call us or just reply.',
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    greeting: 'Hi,',
    ask: 'Please confirm that you want our newsletter. Open this link and press the button:',
    ignore: "If you didn't ask for it, ignore this mail and you won't hear from us again.",
    heading: 'Confirm your subscription',
    about: "We'll email you whenever we post a new article. To stop, just email or call us.",
    confirm: 'Yes, send me new articles',
  },
};

export const mailWords: Record<Language, typeof english> = {
  en: english,
  es: {
    reply: {
      subject: 'Su solicitud de cotización',
      confirmation: 'Gracias, ya tenemos su solicitud. Pronto le llamamos o le escribimos. Si le urge, por favor llámenos.',
    },
    tomorrow: {
      subject: 'Mañana empezamos con su piso',
      text: 'Mañana empezamos a trabajar en su casa ({days}). Por favor desocupe los cuartos que acordamos. Si se le presenta algo, llámenos o conteste este correo.',
    },
    newsletter: {
      subject: 'Por favor confirme su suscripción',
      greeting: 'Hola:',
      ask: 'Por favor confirme que quiere nuestro boletín. Abra este enlace y presione el botón:',
      ignore: 'Si usted no lo pidió, ignore este correo y no le volveremos a escribir.',
      heading: 'Confirme su suscripción',
      about: 'Le escribiremos cuando publiquemos un artículo nuevo (en inglés). Para dejar de recibirlos, escríbanos o llámenos.',
      confirm: 'Sí, quiero los artículos nuevos',
    },
  },
};

/** Stands before the link to the visitor's own page, below a mail or text. */
export const linkIntro: Readonly<Record<Language, string>> = {
  en: 'See your request here:',
  es: 'Vea su solicitud aquí:',
};
