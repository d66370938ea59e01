/** How phone numbers are read and compared: one parser for the inbox, for duplicates, for search and for erasure. */

import { cleanParagraph } from './clean.ts';

/** Digits of the shortest number, and of the longest. */
const shortest = 7;
const longest = 15;
/** The longest text between two groups of digits of one number, or before an extension. */
const longestGap = 20;
const separator = /^(?:[^\S\n]|[().\p{Pd}/])*$/u;
/** An extension as people write it: "ext. 12", "x12", "#12", ";ext=12". */
const extension = /^[\s.,;]*(?:extension|extn|ext|x|#)[\s.:=]*$/i;
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
  return runsOf(cleanParagraph(text)).flatMap(numbersIn);
}

/** Groups of digits with nothing but separators between them. */
interface Run {
  groups: string[];
  /** Starts with a plus and another country code than the American one. */
  isForeign: boolean;
}

/** Leaves extensions out. Looks at each gap once, and at none that is long, so a text takes no longer than its length. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  let end = 0;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const gap = index - end > longestGap ? null : text.slice(end, index);
    end = index + digits.length;
    if (current && gap !== null && extension.test(gap)) current = undefined;
    else if (current && gap !== null && separator.test(gap)) current.groups.push(digits);
    else {
      current = { groups: [digits], isForeign: text[index - 1] === '+' && !digits.startsWith('1') };
      runs.push(current);
    }
  }
  return runs;
}

/** Two numbers can stand side by side: "512-555-0100 512-555-0199". */
function numbersIn({ groups, isForeign }: Run): string[] {
  const whole = groups.join('');
  if (whole.length < shortest) return [];
  const numbers: string[] = [];
  let digits = '';
  for (const group of isForeign ? [] : groups) {
    digits += group;
    if (digits.length > longest) break;
    if (!american.test(lineOf(digits))) continue;
    numbers.push(lineOf(digits));
    digits = '';
  }
  return numbers.length > 0 && digits.length <= longestExtension ? numbers : [lineOf(whole)];
}

/** Drops the prefix of a call abroad, the American country code, and the 1 that Mexican mobile numbers once had. */
function lineOf(digits: string): string {
  const called = digits.replace(/^(?:00|011)(?=\d{11})/, '');
  if (called.length === 13 && called.startsWith('521')) return `52${called.slice(3)}`;
  return called.length === 11 && called.startsWith('1') ? called.slice(1) : called;
}
