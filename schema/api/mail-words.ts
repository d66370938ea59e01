/** What the website writes to visitors by mail. */
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
  },
};

/** Stands before the link to the visitor's own page, below a mail or text. */
export const linkIntro: Readonly<Record<Language, string>> = {
  en: 'See your request here:',
  es: 'Vea su solicitud aquí:',
};
