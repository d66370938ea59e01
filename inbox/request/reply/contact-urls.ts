/** URLs that call, text and write to a visitor. Nothing from the form goes in unescaped. */

/** 'tel:+15125550100', or null if there are too few digits. The comma pauses before an extension. */
export function phoneUrl(phone: string): string | null {
  const number = parsePhone(phone);
  return number && `tel:${number.main}${number.extension && `,${number.extension}`}`;
}

/** 'sms:+15125550100'. Text messages have no extensions. iOS wants the & before the body, and Android doesn't mind. */
export function smsUrl(phone: string, body = ''): string | null {
  const number = parsePhone(phone);
  return number && `sms:${number.main}${body && `?&body=${encodeURIComponent(body)}`}`;
}

/** Everything is percent-encoded, so an address can't add recipients or headers. */
export function mailUrl(email: string, subject: string, body = ''): string {
  const text = body && `&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}${text}`;
}

function parsePhone(phone: string): { main: string; extension: string } | null {
  const [before = '', after = ''] = phone.split(/ext\.?|[a-z#]/i).filter((part) => /\d/.test(part));
  const digits = before.replace(/\D/g, '');
  if (digits.length < 7) return null;
  const american = digits.length === 10 ? `+1${digits}` : `+${digits}`;
  const main = digits.length === 10 || digits.length === 11 || before.trim().startsWith('+') ? american : digits;
  return { main, extension: after.replace(/\D/g, '') };
}
