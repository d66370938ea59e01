/** How phone numbers are read and compared: one parser for links to call and text, for duplicates, for search and for erasure. */

/** Between the groups of a number. */
const gap = String.raw`[ \t\u00A0()[\].·_\p{Pd}]{0,4}`;
/** The same, and "512/555-0100". */
const wideGap = String.raw`[ \t\u00A0()[\].·_\p{Pd}/]{0,4}`;
/** Of "ext. 12", "x12", "#12" or ";ext=12". */
const extension = String.raw`(?:[\s.,;]{0,3}(?:extension|extn|ext|x|#)[\s.:=]{0,3}(\d{1,6})(?!\d))?`;
const american = String.raw`(?<!\d)(?:(?:\+|00|011${gap})?1${wideGap})?[2-9]\d\d${wideGap}\d{3}${wideGap}\d{4}(?!\d)`;
/** Seven to fifteen digits. Hours and dates can stand before an American number. */
const other = String.raw`(?<!\d)\+?\d(?:(?!${gap}${american})${gap}\d){6,14}(?!\d)`;
/** The 0 in "+44 (0)20", which nobody dials from abroad, and hours: "(9-5)". */
const notDialed = /\((?:0|\d{1,2}\D{1,3}\d{1,2})\)/g;
/** "512-555-O142": letters that voice and old habits put for zeros. */
const letterZero = /(?<=\d)o{1,3}|o{1,3}(?=\d)/gi;
const phonePattern = new RegExp(`(${american}|${other})${extension}`, 'giu');

export interface Phone {
  /** The digits that identify it. */
  line: string;
  /** As it's dialed from the United States: '+15125550100', or '5550100' without an area code. */
  dialed: string;
  extension: string;
}

/** Everything in a text that looks like a phone number. The rest, such as "after 5pm" or "(9-5)", is left out. */
export function readPhones(text: string): Phone[] {
  const digits = text.replace(letterZero, (letters) => '0'.repeat(letters.length)).replace(notDialed, ' ');
  return [...digits.matchAll(phonePattern)].map(([, number = '', extension = '']) => {
    return { line: lineOf(number), dialed: dial(number), extension };
  });
}

/** The lines of everything in a text that looks like a phone number. */
export function phonesIn(text: string): string[] {
  return readPhones(text).map(({ line }) => line);
}

/**
 * The digits that identify a phone line: an extension is left out, and so is the country code of an American number.
 * "+1 (512) 555-0100 ext. 7" and "512.555.0100" both give "5125550100". A number from elsewhere keeps all its digits. Of several numbers, the
 * first counts.
 */
export function phoneDigits(phone: string): string {
  return phonesIn(phone)[0] ?? lineOf(phone);
}

/** A number of more than ten digits begins with a country code, unless it begins with the 0 of calls within a country. */
function dial(number: string): string {
  const line = lineOf(number);
  if (/^\+[^1]/.test(number)) return `+${line}`;
  if (/^[2-9]\d{9}$/.test(line)) return `+1${line}`;
  return line.length > 10 && !line.startsWith('0') ? `+${line}` : line;
}

/** Drops the prefix of a call abroad, the American country code, and the 1 that Mexican mobile numbers once had. */
function lineOf(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^(?:00|011)(?=\d{11})/, '');
  return digits.replace(/^521(?=\d{10}$)/, '52').replace(/^1(?=\d{10}$)/, '');
}
