/** Mails from the business to a visitor. */
import { type Language, pathIn, readLanguage } from '../../schema/language.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { linkFragment } from '../../schema/visitor.ts';
import type { Bindings } from '../bindings.ts';

const wordsIn: Record<Language, { subject: string; aboutLink: string }> = {
  en: { subject: 'Your estimate request', aboutLink: 'Your request, with its photos and times:' },
  es: { subject: 'Su solicitud de cotización', aboutLink: 'Su solicitud, con sus fotos y horarios:' },
};

export function canReply({ MAIL, REPLY_MAIL_FROM }: Bindings): boolean {
  return MAIL !== undefined && REPLY_MAIL_FROM !== undefined;
}

/** Throws if the mail isn't taken. With a link to the visitor's own page below the text. */
export async function sendReply(
  { MAIL: mail, REPLY_MAIL_FROM: from, NOTIFY_MAIL_TO: replyTo }: Bindings,
  {
    request,
    entry,
    origin,
    secret,
  }: { request: StoredRequest; entry: { text: string; subject: string | null }; origin: string; secret: string },
): Promise<void> {
  if (!mail || !from) throw new DOMException('Mail is not set up', 'NotSupportedError');
  const language = readLanguage(request.language);
  const words = wordsIn[language];
  const link = `${origin}${pathIn(language, '/request')}#${linkFragment(request.id, secret)}`;
  const text = [entry.text, '', words.aboutLink, link].join('\n');
  const subject = entry.subject ?? words.subject;
  await mail.send({ from, to: request.email, subject, text, ...(replyTo && { replyTo }) });
}
