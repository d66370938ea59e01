/** What the API says when it refuses something that a visitor does. Everything else it refuses is for programs and the business. */
import type { Language } from '../rules/language.ts';
import { grouped } from '../rules/number-format.ts';
import { preferredLimit, timesMessages } from '../rules/visit-windows.ts';
import { photoLimits } from './photo.ts';
import { answerErrors, quoteLimits } from './quote.ts';
import { messageErrors, messageLimits } from './visitor.ts';

export const visitorProblems = {
  fields: 'Some fields need another look.',
  notStored: "We couldn't save your request. Please send it again.",
  erased: 'This request was erased. Please reload the page to send a new one.',
  tooMany: 'Too many tries from your connection. Please wait a minute.',
  noLink: "This link doesn't open anything. It may be incomplete, or the request may be gone.",
  foreignForm: 'This form must be sent from a page of this site.',
  tooLong: 'What you wrote is too long. Please shorten it a little.',
  server: 'Something went wrong on our end.',
  withdrawn: "You've withdrawn this request. Call us if you've changed your mind.",
  notOffered: 'This time is no longer on offer. Please look at the page again.',
  visitTaken: 'Somebody else has just taken this time. Please choose other times on the page, or call us.',
  tooManyChanges: "You've changed this request many times. Please call us instead.",
  visitOver: 'This time is already over. Please choose other times, or call us.',
  tooManyMessages: "This request can't hold any more messages. Please call us.",
  closedTime: "We don't visit at that time. Choose another one.",
  tooManyTimes: timesMessages.tooMany,
  sameTimes: timesMessages.same,
  noMessage: messageErrors.missing,
  longMessage: messageErrors.tooLong,
  photoNotSaved: "We couldn't save this photo. Please send it again.",
  photoNotRead: "We can't read this photo right now.",
  photoType: 'Send a photo as JPEG, PNG, or WebP.',
  photoBytes: `A photo can be at most ${photoLimits.wholeBytes / 1e6} MB.`,
  photoCount: `A request can have ${photoLimits.count} photos.`,
  pictureCount: 'A request can have one picture from the visualizer.',
  finished: 'This job is done, so there is nothing left to withdraw.',
  contractHolds: "You've signed a contract, so there's no request to withdraw. Cancel the contract, or call us.",
  quoteReplaced: "We've sent you a newer quote. It's on this page now. Please read it before you sign.",
  quoteExpired: "This quote isn't valid anymore. Please ask us for a new one.",
  quoteClosed: "This quote can't be accepted or declined anymore. Please call us.",
  quoteSigned: 'Somebody has already accepted and signed this quote. The signature is on this page now.',
  quoteEmpty: 'Choose at least one line of the quote before you sign.',
  quoteTotal: "The total isn't right anymore. Please check it, and sign again.",
  quoteWords: 'What you agree to has other words now. Please reload this page, read them, and sign again.',
  quoteSecond: 'This quote takes the signatures of two people. Enter both names and check both boxes.',
  notSigned: "You haven't signed this, so there's nothing to cancel.",
  cancelOver: 'The time to cancel this is over. Please call us.',
  quoteName: answerErrors.name,
  notAgreed: answerErrors.agrees,
};

const spanish: typeof visitorProblems = {
  fields: 'Revise algunos datos, por favor.',
  notStored: 'No pudimos guardar su solicitud. Por favor envíela otra vez.',
  erased: 'Esta solicitud se borró. Por favor vuelva a cargar la página para enviar una nueva.',
  tooMany: 'Hubo demasiados intentos desde su conexión. Por favor espere un minuto.',
  noLink: 'Este enlace no funciona. Tal vez está incompleto, o la solicitud ya no existe.',
  foreignForm: 'Este formulario se tiene que enviar desde una página de este sitio.',
  tooLong: 'Lo que escribió es demasiado largo. Acórtelo un poco, por favor.',
  server: 'Algo falló de nuestro lado.',
  withdrawn: 'Usted ya retiró esta solicitud. Llámenos si cambió de opinión.',
  notOffered: 'Ese horario ya no está disponible. Por favor vea la página otra vez.',
  visitTaken: 'Otra persona acaba de tomar ese horario. Por favor escoja otros en la página o llámenos.',
  tooManyChanges: 'Ya cambió esta solicitud muchas veces. Mejor llámenos, por favor.',
  visitOver: 'Ese horario ya pasó. Por favor escoja otros horarios o llámenos.',
  tooManyMessages: 'A esta solicitud ya no le caben más mensajes. Por favor llámenos.',
  closedTime: 'A esa hora no hacemos visitas. Escoja otra.',
  tooManyTimes: `Escoja ${preferredLimit} horarios cuando mucho`,
  sameTimes: 'Escoja dos horarios diferentes',
  noMessage: 'Escriba un mensaje',
  longMessage: `Acorte el mensaje a ${grouped(messageLimits.length)} caracteres`,
  photoNotSaved: 'No pudimos guardar esta foto. Por favor envíela otra vez.',
  photoNotRead: 'No podemos leer esta foto en este momento.',
  photoType: 'Envíe la foto como JPEG, PNG o WebP.',
  photoBytes: `Una foto puede pesar ${photoLimits.wholeBytes / 1e6} MB cuando mucho.`,
  photoCount: `Una solicitud puede tener ${photoLimits.count} fotos.`,
  pictureCount: 'Una solicitud puede tener una imagen del visualizador.',
  finished: 'Este trabajo ya está terminado; no queda nada que retirar.',
  contractHolds: 'Usted ya firmó un contrato, así que no hay solicitud que retirar. Cancele el contrato o llámenos.',
  quoteReplaced: 'Le enviamos una cotización más nueva. Ya está en esta página. Por favor léala antes de firmar.',
  quoteExpired: 'Esta cotización ya no es válida. Por favor pídanos una nueva.',
  quoteClosed: 'Esta cotización ya no se puede aceptar ni rechazar. Por favor llámenos.',
  quoteSigned: 'Alguien ya aceptó y firmó esta cotización. La firma ya está en esta página.',
  quoteEmpty: 'Escoja por lo menos un renglón de la cotización antes de firmar.',
  quoteTotal: 'El total cambió. Por favor revíselo y firme otra vez.',
  quoteWords: 'El texto que usted acepta cambió. Por favor vuelva a cargar esta página, léalo y firme otra vez.',
  quoteSecond: 'Esta cotización la firman dos personas. Escriba los dos nombres y marque las dos casillas.',
  notSigned: 'Usted no ha firmado esto, así que no hay nada que cancelar.',
  cancelOver: 'Ya pasó el plazo para cancelar. Por favor llámenos.',
  quoteName: `Escriba su nombre completo, en ${quoteLimits.name} caracteres cuando mucho`,
  notAgreed: 'Marque la casilla para firmar electrónicamente y aceptar las condiciones',
};

const translations = new Map(
  Object.entries(visitorProblems).map(([name, text]) => [text, new Map(Object.entries(spanish)).get(name)]),
);

/** What a problem says in the visitor's language. What isn't for visitors stays as it is. */
export function sayProblem(language: Language, text: string): string {
  return language === 'es' ? (translations.get(text) ?? text) : text;
}
