/**
 * How phone numbers are read and compared: one parser for links to call and text, for duplicates, for search and for erasure.
 * libphonenumber-js/min weighs 36 times as much, and finds nothing in '+44 (0)20 7946 0000 (9-5)', '555-0100' and '52 55 1234 5678'.
 */

import { cleanParagraph } from './clean.ts';

/** Digits of the shortest number, and of the longest. */
const shortest = 7;
const longest = 15;
/** The longest text between two groups of digits of one number, or before an extension. */
const longestGap = 20;
const separator = /^(?:[^\S\n]|[().\p{Pd}/])*$/u;
/** An extension as people write it: "ext. 12", "x12", "#12", ";ext=12". */
const extension = /^[\s.,;]*(?:extension|extn|ext|x|#)[\s.:=]*$/i;
/** What has digits in a phone field besides: hours, dates, and the 0 in "+44 (0)20", which nobody dials from abroad. */
const notPhone = /\((?:0|\d{1,2}\D{1,3}\d{1,2})\)|\d{1,2}:\d{2}|(?<!\d)\d{1,2}\/\d{1,2}(?!\d)/g;
const american = /^[2-9]\d{9}$/;
/** Digits of an extension that nothing marks as one: "512 555 0100 12". */
const longestExtension = 5;

/**
 * The digits that identify a phone line: an extension is left out, and so is the country code of an American number.
 * "+1 (512) 555-0100 ext. 7", "001 512 555 0100" and "512.555.0100" all give "5125550100". A number from elsewhere keeps all its digits.
 * Of several numbers, the first counts.
 */
export function phoneDigits(phone: string): string {
  return phonesIn(phone)[0] ?? lineOf(phone.replace(/\D/g, ''));
}

/** The lines of everything in a text that looks like a phone number. */
export function phonesIn(text: string): string[] {
  return readPhones(text).map(({ line }) => line);
}

export interface Phone {
  /** The digits that identify it. */
  line: string;
  /** As it's dialed from the United States: '+15125550100', or '5550100' without an area code. */
  dialed: string;
  extension: string;
}

/** Everything in a text that looks like a phone number. The rest, such as "after 5pm" or "(9-5)", is left out. */
export function readPhones(text: string): Phone[] {
  return runsOf(
    cleanParagraph(text)
      .replace(/(?<=\d)o{1,3}|o{1,3}(?=\d)/gi, (letters) => '0'.repeat(letters.length))
      .replace(notPhone, (other) => ' '.repeat(other.length)),
  ).flatMap(numbersIn);
}

/** Groups of digits with nothing but separators between them. */
interface Run {
  groups: string[];
  /** Starts with a plus and another country code than the American one. */
  isForeign: boolean;
  extension: string;
}

/** Looks at each gap once, and at none that is long, so a text takes no longer than its length. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  let end = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const gap = index - end > longestGap ? null : text.slice(end, index);
    end = index + digits.length;
    if (current && gap !== null && extension.test(gap) && digits.length < shortest) {
      current.extension = digits;
      current = undefined;
    } else if (current && gap !== null && separator.test(gap) && !(gap.includes('/') && isWhole(current))) {
      current.groups.push(digits);
    } else {
      current = { groups: [digits], isForeign: text[index - 1] === '+' && !digits.startsWith('1'), extension: '' };
      runs.push(current);
    }
  }
  return runs;
}

/** After a whole number, a slash is before another one: "512/555-0100 / 555-0199". */
function isWhole({ groups }: Run): boolean {
  return groups.slice(0, shortest).join('').length >= shortest;
}

/** Two numbers can stand side by side: "512-555-0100 512-555-0199". Hours can stand before one: "9-5 512-555-0100". */
function numbersIn({ groups, isForeign, extension }: Run): Phone[] {
  const hours = groups.findIndex((group) => !/^[2-9]$/.test(group));
  const own = groups.slice(groups[hours]?.length === 3 ? hours : 0);
  const whole = own.join('');
  if (whole.length < shortest) return [];
  const numbers: string[] = [];
  let digits = '';
  for (const group of isForeign ? [] : own) {
    digits += group;
    if (digits.length > longest) break;
    if (!american.test(lineOf(digits))) continue;
    numbers.push(digits);
    digits = '';
  }
  const found = numbers.length > 0 && digits.length <= longestExtension ? numbers : [whole];
  return found.map((number, index) => {
    return { line: lineOf(number), dialed: dial(number, isForeign), extension: index === found.length - 1 ? extension : '' };
  });
}

/** A number of more than ten digits begins with a country code, unless it begins with the 0 of calls within a country. */
function dial(digits: string, isForeign: boolean): string {
  const line = lineOf(digits);
  if (!isForeign && american.test(line)) return `+1${line}`;
  return isForeign || (line.length > 10 && !line.startsWith('0')) ? `+${line}` : line;
}

/** Drops the prefix of a call abroad, the American country code, and the 1 that Mexican mobile numbers once had. */
function lineOf(digits: string): string {
  const called = digits.replace(/^(?:00|011)(?=\d{11})/, '');
  if (called.length === 13 && called.startsWith('521')) return `52${called.slice(3)}`;
  return called.length === 11 && called.startsWith('1') ? called.slice(1) : called;
}
