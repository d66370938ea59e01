/** What we often write to a visitor. Every text can be changed before it goes out. */
import * as z from 'zod/mini';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { Visit, Work } from '#schema/api/visit.ts';
import { fill } from '#schema/rules/fill.ts';
import type { Language } from '#schema/rules/language.ts';
import { hasReached, type RequestStatus, requestStatuses } from '#schema/rules/request-statuses.ts';
import { describeDays, describeWindow, type VisitWindow } from '#schema/rules/visit-windows.ts';

export const replyDraftSchema = z.object({ subject: z.string(), text: z.string() });
export type ReplyDraft = z.infer<typeof replyDraftSchema>;

const labels = ['Received', 'Time offered', 'Confirmed', 'Quote sent', 'Quote reminder', 'Work days', 'How did we do?'] as const;
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

/** What a template has to know about the request. */
interface Addressee {
  fullName: string;
  visit?: (VisitWindow & Partial<Pick<Visit, 'state' | 'address'>>) | undefined;
  work?: Pick<Work, 'first' | 'last'> | undefined;
  /** What the quote comes to that goes out with it. */
  total?: string;
}

export function replyTemplates(
  { fullName, visit: planned, work, total }: Addressee,
  sender: Sender,
  language: Language,
): ReplyTemplate[] {
  const { greeting, nobody, time, at, whichAddress, noTotal, onPage, mails } = letters[language];
  const visit = planned?.state === 'cancelled' ? undefined : planned;
  const values = {
    name: firstNameIn(fullName) || nobody,
    time: visit ? describeWindow(visit, language) : time,
    place: visit?.address ? fill(at, { address: visit.address }) : '',
    whichAddress: visit?.address ? '' : whichAddress,
    promised: sender.promisedContact[language],
    days: work ? describeDays(work, language) : time,
    total: total ?? noTotal,
    onPage: total ? onPage : '',
  };
  return labels.map((label) => {
    const { subject, text } = mails[label];
    const paragraphs = [greeting, ...text].map((paragraph) => fill(paragraph, values)).filter((paragraph) => paragraph !== '');
    return { label, subject, text: [...paragraphs, `${sender.name}\n${sender.businessName}`].join('\n\n') };
  });
}

/** "María" for "María Gómez" and for "Gómez, María". */
function firstNameIn(fullName: string): string {
  const [before = '', after = ''] = fullName.split(',').map((part) => part.trim());
  const isSuffix = after === '' || /^(?:[js]r|i{2,3}|iv|m\.?d|d\.?d\.?s|ph\.?d|esq)\.?$/i.test(after);
  return (isSuffix ? before : after).split(/\s+/)[0] ?? '';
}

export function templateOf(label: TemplateLabel, addressee: Addressee, sender: Sender, language: Language): ReplyDraft {
  const template = replyTemplates(addressee, sender, language).find((each) => each.label === label);
  return template ?? { label, subject: '', text: '' };
}

/** The template that fits best now. */
export function likelyTemplate(
  templates: readonly ReplyTemplate[],
  { status, visit, quote }: StoredRequest['state'],
): ReplyDraft {
  const label =
    statusLabel(status, quote?.versions.length) ?? (quote?.work ? 'Work days' : null) ?? visitLabels[visit?.state ?? 'cancelled'];
  return templates.find((template) => template.label === label) ?? { subject: '', text: '' };
}

function statusLabel(status: RequestStatus, quotes = 0): TemplateLabel | null {
  if (requestStatuses[status].stage === 'finished') return 'How did we do?';
  if (!hasReached(status, 'quoted') || hasReached(status, 'won')) return null;
  return quotes > 0 ? 'Quote reminder' : 'Quote sent';
}
const visitLabels = { offered: 'Time offered', confirmed: 'Confirmed', cancelled: 'Received' } as const;

interface Letters {
  /** With {name}. */
  greeting: string;
  /** Stands for a missing name. */
  nobody: string;
  /** Stands for a missing visit. */
  time: string;
  /** Where the visit is, with {address}. */
  at: string;
  /** Stands for a missing address. */
  whichAddress: string;
  /** Stands for a missing total. */
  noTotal: string;
  /** What the customer can do with a quote. */
  onPage: string;
  /** Paragraphs, with {time}, {place}, {whichAddress}, {promised}, {days}, {total} and {onPage}. */
  mails: Record<TemplateLabel, { subject: string; text: readonly string[] }>;
}

const letters: Record<Language, Letters> = {
  en: {
    greeting: 'Hi {name},',
    nobody: 'there',
    time: '[day and time]',
    at: ' at {address}',
    whichAddress: "What's your street address? Just reply with it.",
    noTotal: '[link or total]',
    onPage: 'On your page, below, you can read each line, choose options, print it, and accept it.',
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
          "Does that work for you? You can accept it on your page, below, if it's still free. If it doesn't, tell us what does, and we'll find another time.",
        ],
      },
      Confirmed: {
        subject: 'Your in-home visit is confirmed',
        text: [
          "You're all set: we'll see you on {time}{place}.",
          '{whichAddress}',
          "Please clear a path to the rooms you'd like us to measure. If something comes up, just call or reply, and we'll move it.",
        ],
      },
      'Quote sent': {
        subject: 'Your flooring quote',
        text: [
          "Here's your itemized quote: {total}.",
          '{onPage}',
          "Have a look, and let us know if you'd like to change anything. We're happy to go over it on the phone.",
        ],
      },
      'Quote reminder': {
        subject: 'Your flooring quote is still open',
        text: [
          'Have you had a chance to look at our quote? On your page, below, you can see each line, pick options, ask a question, and accept it.',
          "If it isn't right for you, just tell us. We're happy to change it.",
        ],
      },
      'Work days': {
        subject: 'Your work days',
        text: [
          "We'll be at your place to lay your floor: {days}.",
          "Please clear the rooms we agreed on. If something comes up, just call or reply, and we'll find other days.",
        ],
      },
      'How did we do?': {
        subject: 'How did we do?',
        text: [
          'Your floor is done. Thanks for having us! How did we do?',
          "If anything isn't the way you want it, just tell us, and we'll take care of it. If you're happy with it, we'd be glad if you told others.",
        ],
      },
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    nobody: 'buen día',
    time: '[día y hora]',
    at: ' en {address}',
    whichAddress: '¿Cuál es su dirección? Basta con contestar este mensaje.',
    noTotal: '[enlace o total]',
    onPage: 'En su página, abajo, puede ver cada renglón, escoger opciones, imprimirla y aceptarla.',
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
          '¿Le queda bien? Si sigue libre, puede aceptarlo en su página, abajo. Si no le queda, díganos cuándo puede y buscamos otro horario.',
        ],
      },
      Confirmed: {
        subject: 'Su visita está confirmada',
        text: [
          'Todo listo: nos vemos el {time}{place}.',
          '{whichAddress}',
          'Por favor deje libre el paso a los cuartos que quiere que midamos. Si se le presenta algo, llámenos o conteste este mensaje y la cambiamos.',
        ],
      },
      'Quote sent': {
        subject: 'Su cotización de pisos',
        text: [
          'Aquí está su cotización desglosada: {total}.',
          '{onPage}',
          'Véala con calma y díganos si quiere cambiar algo. Con gusto la repasamos por teléfono.',
        ],
      },
      'Quote reminder': {
        subject: 'Su cotización de pisos sigue abierta',
        text: [
          '¿Ya pudo ver nuestra cotización? En su página, abajo, están todos los renglones. Ahí puede escoger opciones, hacer una pregunta y aceptarla.',
          'Si no le conviene, díganos. Con gusto la cambiamos.',
        ],
      },
      'Work days': {
        subject: 'Los días de su instalación',
        text: [
          'Estos días vamos a su casa a poner el piso: {days}.',
          'Por favor desocupe los cuartos que acordamos. Si se le presenta algo, llámenos o conteste este mensaje y buscamos otros días.',
        ],
      },
      'How did we do?': {
        subject: '¿Cómo le quedó su piso?',
        text: [
          'Su piso ya está listo. ¡Gracias por su confianza! ¿Cómo lo hicimos?',
          'Si algo no quedó como usted quería, díganos y lo arreglamos. Si le gustó, nos ayudaría mucho que se lo contara a otras personas.',
        ],
      },
    },
  },
};
