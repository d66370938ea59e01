import { type Phone, readPhones } from '#schema/rules/phone.ts';

/** URLs that call, text and write to a visitor. Nothing from the form goes in unescaped. */

/** Every number in the field that can be called, once. */
export function callable(phone: string): Phone[] {
  return [...new Map(readPhones(phone).map((number) => [number.line, number])).values()];
}

/** 'tel:+15125550100'. The comma pauses before an extension. */
export function callUrl({ dialed, extension }: Phone): string {
  return `tel:${dialed}${extension && `,${extension}`}`;
}

/** 'sms:+15125550100'. Text messages have no extensions. iOS wants the & before the body, and Android doesn't mind. */
export function textUrl({ dialed }: Phone, body = ''): string {
  return `sms:${dialed}${body && `?&body=${encodeURIComponent(body)}`}`;
}

/** A button's words: 'Call', or 'Call 512-555-0100' if there are other numbers. */
export function sayNumber(words: string, { line, dialed }: Phone, { length }: readonly Phone[]): string {
  const number = dialed === `+1${line}` ? line.replace(/(...)(...)(....)/, '$1-$2-$3') : dialed;
  return length > 1 ? `${words} ${number}` : words;
}

/** Everything is percent-encoded, so an address can't add recipients or headers. */
export function mailUrl(email: string, subject: string, body = ''): string {
  const text = body && `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${text}`;
}
