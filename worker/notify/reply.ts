/** Mails from the business to a visitor. */

import { linkIntro, mailWords } from '#schema/api/mail-words.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { Work } from '#schema/api/visit.ts';
import { linkFragment } from '#schema/api/visitor.ts';
import { fill } from '#schema/rules/fill.ts';
import { pathIn, readLanguage } from '#schema/rules/language.ts';
import { describeDays } from '#schema/rules/visit-windows.ts';
import type { Bindings } from '../bindings.ts';
import { sendMail } from './send-mail.ts';

export function canReply({ MAIL, REPLY_MAIL_FROM }: Bindings): boolean {
  return MAIL !== undefined && REPLY_MAIL_FROM !== undefined;
}

type Entry = { text: string; subject: string | null };

interface Reply {
  /** Stays the same when a mail is retried. */
  id: string;
  request: StoredRequest;
  /** Null for the mail that confirms the request. */
  entry: Entry | null;
  origin: string;
  /** The secret of the link below the text. */
  secret: string;
}

/** Mails a reply with a link to the visitor's own page below it. Throws what sendMail throws. */
export async function sendReply(env: Bindings, { id, request, entry, origin, secret }: Reply): Promise<void> {
  const { REPLY_MAIL_FROM: from, NOTIFY_MAIL_TO: replyTo } = env;
  if (!from) throw new DOMException('Mail is not set up', 'NotSupportedError');
  const language = readLanguage(request.language);
  const { subject, text } = replyWords(request.language, entry);
  const link = `${origin}${pathIn(language, '/request')}#${linkFragment(request.id, secret)}`;
  const body = [text, '', linkIntro[language], link].join('\n');
  await sendMail(env, { id, from, to: request.email, subject, text: body, replyTo });
}

/** Reminds of work that begins tomorrow. */
export function workMail(work: Work, language: string): { subject: string; text: string } {
  const { subject, text } = mailWords[readLanguage(language)].tomorrow;
  return { subject, text: fill(text, { days: describeDays(work, readLanguage(language)) }) };
}

/** What a mail to the visitor says above the link. */
function replyWords(language: string, entry: Entry | null): { subject: string; text: string } {
  const words = mailWords[readLanguage(language)].reply;
  return { subject: entry?.subject ?? words.subject, text: entry?.text ?? words.confirmation };
}
