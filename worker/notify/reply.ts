/** Mails from the business to a visitor. */
import type { StoredRequest } from '../../schema/stored-request.ts';
import { linkFragment } from '../../schema/visitor.ts';
import type { Env } from '../env.ts';
import type { EntryRow } from '../store/desk/entries.ts';

export function canReply({ MAIL, REPLY_MAIL_FROM }: Env): boolean {
  return MAIL !== undefined && REPLY_MAIL_FROM !== undefined;
}

/** Throws if the mail isn't taken. With a link to the visitor's own page below the text. */
export async function sendReply(
  { MAIL: mail, REPLY_MAIL_FROM: from, NOTIFY_MAIL_TO: replyTo }: Env,
  {
    request,
    entry,
    origin,
    secret,
  }: { request: StoredRequest; entry: Pick<EntryRow, 'text' | 'subject'>; origin: string; secret: string },
): Promise<void> {
  if (!mail || !from) throw new DOMException('Mail is not set up', 'NotSupportedError');
  const text = [
    entry.text,
    '',
    'Your request, with its photos and times:',
    `${origin}/request#${linkFragment(request.id, secret)}`,
  ].join('\n');
  const subject = entry.subject ?? 'Your estimate request';
  await mail.send({ from, to: request.email, subject, text, ...(replyTo && { replyTo }) });
}
