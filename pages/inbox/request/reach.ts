/** Addresses behind the buttons that call, text and write to a visitor. What was typed is never taken over as it stands. */

/** 'tel:+15125550100', or null where too few digits are left. An extension is dialled after a pause. */
export function telLink(phone: string): string | null {
  const number = dialled(phone);
  return number && `tel:${number.main}${number.extension && `,${number.extension}`}`;
}

/** 'sms:+15125550100'; a text message has no extension. */
export function smsLink(phone: string): string | null {
  const number = dialled(phone);
  return number && `sms:${number.main}`;
}

/** Every part is percent-encoded, so that no address can add a recipient or a header of its own. */
export function mailLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;
}

function dialled(phone: string): { main: string; extension: string } | null {
  const [before = '', after = ''] = phone.split(/ext\.?|[a-z#]/i).filter((part) => /\d/.test(part));
  const digits = before.replace(/\D/g, '');
  if (digits.length < 7) return null;
  const american = digits.length === 10 ? `+1${digits}` : `+${digits}`;
  const main = digits.length === 10 || digits.length === 11 || before.trim().startsWith('+') ? american : digits;
  return { main, extension: after.replace(/\D/g, '') };
}
