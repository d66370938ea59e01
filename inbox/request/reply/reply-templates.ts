/** What we often write to a visitor. Every text can be changed before it goes out. */
import { fill } from '../../../schema/fill.ts';
import type { Language } from '../../../schema/language.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { describeWindow } from '../../../schema/visit-windows.ts';
import type { ReplyDraft } from './reply-draft.ts';

const labels = ['Received', 'Time offered', 'Confirmed', 'Quote sent'] as const;
type TemplateLabel = (typeof labels)[number];

interface ReplyTemplate extends ReplyDraft {
  label: TemplateLabel;
}

interface Sender {
  businessName: string;
  /** e.g. '24 hours'. */
  promisedContact: Readonly<Record<Language, string>>;
  /** Who is signed in. */
  name: string;
}

export function replyTemplates({ fullName, state }: StoredRequest, sender: Sender, language: Language): ReplyTemplate[] {
  const { greeting, nobody, time, mails } = letters[language];
  const firstName = fullName.trim().split(/\s+/)[0] || nobody;
  const visit = state.visit?.state === 'cancelled' ? undefined : state.visit;
  const values = {
    name: firstName,
    time: visit ? describeWindow(visit, language) : time,
    promised: sender.promisedContact[language],
  };
  return labels.map((label) => {
    const { subject, text } = mails[label];
    const paragraphs = [greeting, ...text].map((paragraph) => fill(paragraph, values));
    return { label, subject, text: [...paragraphs, `${sender.name}\n${sender.businessName}`].join('\n\n') };
  });
}

/** The template that fits best now. */
export function likelyTemplate(templates: readonly ReplyTemplate[], { status, visit }: StoredRequest['state']): ReplyDraft {
  const label = status === 'quoted' ? 'Quote sent' : visitLabels[visit?.state ?? 'cancelled'];
  return templates.find((template) => template.label === label) ?? { subject: '', text: '' };
}

const visitLabels = { offered: 'Time offered', confirmed: 'Confirmed', cancelled: 'Received' } as const;

interface Letters {
  /** With {name}. */
  greeting: string;
  /** Stands for a missing name. */
  nobody: string;
  /** Stands for a missing visit. */
  time: string;
  /** Paragraphs, with {time} and {promised}. */
  mails: Record<TemplateLabel, { subject: string; text: readonly string[] }>;
}

const letters: Record<Language, Letters> = {
  en: {
    greeting: 'Hi {name},',
    nobody: 'there',
    time: '[day and time]',
    mails: {
      Received: {
        subject: 'We got your flooring request',
        text: [
          "Thanks for getting in touch. We've got your request, and we'll call you within {promised} to talk it through.",
          'If you have photos of the room, just reply and send them along.',
        ],
      },
      'Time offered': {
        subject: 'A time for your in-home visit',
        text: [
          "We can come by on {time}. We'll measure the rooms, check your subfloor, and answer your questions. It's free.",
          "Does that work for you? If not, tell us what does, and we'll find another time.",
        ],
      },
      Confirmed: {
        subject: 'Your in-home visit is confirmed',
        text: [
          "You're all set: we'll see you on {time}.",
          "Please clear a path to the rooms you'd like us to measure. If something comes up, just call or reply, and we'll move it.",
        ],
      },
      'Quote sent': {
        subject: 'Your flooring quote',
        text: [
          "Here's your itemized quote: [link or total].",
          "Have a look, and let us know if you'd like to change anything. We're happy to go over it on the phone.",
        ],
      },
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    nobody: 'buen día',
    time: '[día y hora]',
    mails: {
      Received: {
        subject: 'Recibimos su solicitud de pisos',
        text: [
          'Gracias por escribirnos. Ya nos llegó su solicitud, y en menos de {promised} le llamamos para platicarla con usted.',
          'Si tiene fotos del cuarto, conteste este mensaje y mándenoslas.',
        ],
      },
      'Time offered': {
        subject: 'Un horario para la visita a su casa',
        text: [
          'Podemos ir el {time}. Medimos los cuartos, revisamos el subpiso y le contestamos sus preguntas. Es gratis.',
          '¿Le queda bien? Si no, díganos cuándo puede y buscamos otro horario.',
        ],
      },
      Confirmed: {
        subject: 'Su visita está confirmada',
        text: [
          'Todo listo: nos vemos el {time}.',
          'Por favor deje libre el paso a los cuartos que quiere que midamos. Si se le presenta algo, llámenos o conteste este mensaje y la cambiamos.',
        ],
      },
      'Quote sent': {
        subject: 'Su cotización de pisos',
        text: [
          'Aquí está su cotización desglosada: [enlace o total].',
          'Véala con calma y díganos si quiere cambiar algo. Con gusto la repasamos por teléfono.',
        ],
      },
    },
  },
};
