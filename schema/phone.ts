/** How phone numbers are compared: one parser for the inbox, for duplicates and for erasure. */

/** An extension as people write it: "ext. 12", "x12", "#12", ";ext=12", "extension 12 (work)". */
const extension = /[,;]?\s*(?:extension|extn|ext|x|#)[\s.:=]*\d{1,7}\D*$/i;

/**
 * The digits that identify a phone line: an extension is left out, and so is the country code of an American number.
 * "+1 (512) 555-0100 ext. 7" and "512.555.0100" both give "5125550100". A number from elsewhere keeps all its digits.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(extension, '').replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The lines of everything in a text that looks like a phone number. */
export function phonesIn(text: string): string[] {
  return [...text.matchAll(/\+?\(?\d[\d\s().-]{5,}\d/g)].map(([number]) => phoneDigits(number));
}
