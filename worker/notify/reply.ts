/** Mails from the business to a visitor. */
import { type Language, pathIn, readLanguage } from '../../schema/language.ts';
import { linkIntro } from '../../schema/reply.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { linkFragment } from '../../schema/visitor.ts';
import type { Bindings } from '../bindings.ts';

const wordsIn: Record<Language, { subject: string; confirmation: string }> = {
  en: {
    subject: 'Your estimate request',
    confirmation: "Thanks, we have your request. We'll call or email you soon. If it can't wait, please call us.",
  },
  es: {
    subject: 'Su solicitud de cotización',
    confirmation: 'Gracias, ya tenemos su solicitud. Pronto le llamamos o le escribimos. Si le urge, por favor llámenos.',
  },
};

export function canReply({ MAIL, REPLY_MAIL_FROM }: Bindings): boolean {
  return MAIL !== undefined && REPLY_MAIL_FROM !== undefined;
}

/** Confirms the request if there is no entry. Throws if the mail isn't taken. With a link to the visitor's own page below the text. */
export async function sendReply(
  { MAIL: mail, REPLY_MAIL_FROM: from, NOTIFY_MAIL_TO: replyTo }: Bindings,
  {
    request,
    entry,
    origin,
    secret,
  }: { request: StoredRequest; entry: { text: string; subject: string | null } | null; origin: string; secret: string },
): Promise<void> {
  if (!mail || !from) throw new DOMException('Mail is not set up', 'NotSupportedError');
  const language = readLanguage(request.language);
  const words = wordsIn[language];
  const link = `${origin}${pathIn(language, '/request')}#${linkFragment(request.id, secret)}`;
  const text = [entry?.text ?? words.confirmation, '', linkIntro[language], link].join('\n');
  const subject = entry?.subject ?? words.subject;
  await mail.send({ from, to: request.email, subject, text, ...(replyTo && { replyTo }) });
}
