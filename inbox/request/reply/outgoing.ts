import { linkIntro } from '#schema/api/mail-words.ts';
import type { Message } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { readLanguage } from '#schema/rules/language.ts';
import { callable, mailUrl, textUrl } from './contact-urls.ts';
import type { ReplyDraft } from './letters.ts';

/** From here, or with the device's own apps. */
export type Way = 'mail' | 'mail app' | 'text app';

export interface Outgoing extends ReplyDraft {
  way: Way;
}

type Reachable = Pick<StoredRequest, 'email' | 'phone' | 'language'>;

/** How a message can reach this visitor. The first is the quickest: a mail from here, or else a text. */
export function waysTo({ email, phone }: Reachable, canMail: boolean): Way[] {
  const hasMail = email.includes('@');
  return [
    ...(hasMail && canMail ? (['mail'] as const) : []),
    ...(callable(phone).length > 0 ? (['text app'] as const) : []),
    ...(hasMail && !canMail ? (['mail app'] as const) : []),
  ];
}

/** What the thread keeps of it. The link isn't part of that: whoever has it can open the visitor's page. */
export function messageOf({ way, subject, text }: Outgoing): Message {
  return way === 'text app' ? { channel: 'text', text } : { channel: 'mail', text, ...(subject.trim() && { subject }) };
}

/** Opens the app with the message and the link to the visitor's page. */
export function openApp({ email, phone, language }: Reachable, { way, subject, text }: Outgoing, link: string): void {
  const body = [text, '', linkIntro[readLanguage(language)], link].join('\n');
  const [number] = callable(phone);
  const url = way === 'text app' ? number && textUrl(number, body) : mailUrl(email, subject, body);
  const anchor = document.createElement('a');
  anchor.href = url ?? '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
