import { phonesIn } from '../../../../schema/phone.ts';
import { plainLetters } from '../../../../schema/plain-letters.ts';
import { addressesIn } from '../address.ts';

/** '11/25/2026' or '2026-11-25', which has as many digits as a number. */
const date = /(?<![\d/.-])(?:\d{1,2}([/.-])\d{1,2}\1(?:20)?\d\d|20\d\d-\d{1,2}-\d{1,2})(?![\d/-])/g;

/** Whether a text that becomes public has a web or email address, or a phone number in it. */
export function namesContact(text: string): boolean {
  const plain = plainText(text);
  const hasLink =
    /[a-z]:\/\/|www\.|\b[a-z0-9-]+\.[a-z]{2,}\/|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|co|us|ru|cn|top|xyz|shop|site|online|app|dev|page|link|store)\b/i.test(
      plain,
    );
  return hasLink || addressesIn(plain).length > 0 || phonesIn(plain.replace(date, ';').replaceAll('·', '-')).length > 0;
}

const titles = ['mr', 'mrs', 'ms', 'miss', 'dr', 'senor', 'senora', 'senorita', 'sr', 'sra', 'srta', 'don', 'dona'];

/** Whether a text has somebody's last name next to a first name or after a title. Alone, it may be an ordinary word, such as "Stone" or "Young". */
export function namesPerson(text: string, fullName: string): boolean {
  const [first = '', after] = fullName.replaceAll('.', '').split(',');
  const family = wordsOf(first);
  const given = after === undefined ? family.splice(0, Math.max(family.length - 1, 0)) : wordsOf(after);
  // "a white oak" isn't A. White.
  const before = [...[...titles, ...given].flatMap((name) => [name, `${name}.`]), ...given.map((name) => `${name.charAt(0)}.`)];
  return wordsOf(text).some(
    (word, index, words) =>
      family.includes(word.replace('.', '')) &&
      (before.includes(words[index - 1] ?? '') || given.includes(words[index + 1]?.replace('.', '') ?? '')),
  );
}

function wordsOf(text: string): string[] {
  return plainLetters(plainText(text)).match(/\p{L}+\.?/gu) ?? [];
}

/** As people and browsers read it: with full-width letters and digits, the full stops of other scripts, and nothing that can't be seen. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
    .replace(/\p{Cf}/gu, '');
}
