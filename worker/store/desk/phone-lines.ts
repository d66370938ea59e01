import { phonesIn } from '../../../schema/phone.ts';

/** A number is looked up by this many last digits, because its prefix may be typed differently or left out. */
export const comparedDigits = 7;

/** The phone lines in a text, without the zero of "+49 (0)30", which is for calls inside the country. */
export function linesIn(text: string): string[] {
  return phonesIn(text.replaceAll('(0)', ' '));
}

/** Whether one may be the other without its area or country code. */
export function isSimilarLine(one: string, other: string): boolean {
  const [long = '', short = ''] = [one, other].map((line) => line.replace(/^0+/, '')).sort((a, b) => b.length - a.length);
  return short.length >= comparedDigits && long.endsWith(short);
}
