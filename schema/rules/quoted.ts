/** Text from outside, where it stands among lines of our own. */

/** On one line and in quotation marks. Quotation marks inside it become apostrophes, so none of them can end it early. */
export function quoted(text: string): string {
  return `“${text
    .replace(/["«»“-‟〝-〟＂]/g, "'")
    .replace(invisible, ' ')
    .trim()}”`;
}

/** Longer text in a mail: every line of it begins with '>'. */
export function quotedLines(text: string): string {
  return text
    .split(lineBreak)
    .map((line) => `> ${line.replace(invisible, ' ')}`)
    .join('\n');
}

const lineBreak = /\r\n|[\n-\r\x85\u2028\u2029]/;
/** Also what turns the direction of the text after it. */
const invisible = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
