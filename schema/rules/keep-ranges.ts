/** Invisible. Keeps a line from breaking where it stands. */
const wordJoiner = '\u2060';

/** Keeps ranges such as '$12-32' and '7AM-6PM' on one line. Phone numbers and dates stay as they are. */
export function keepRanges(text: string): string {
  return text.replace(/(?<![\w-])(\$?\d[\d,.]*%?(?:[AP]M)?-)(?!\d{4}\b)(?=\$?\d[\d,.]*(?![\d,.-]*-))/g, `$1${wordJoiner}`);
}

/** The text as it's typed, for what compares or searches. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '');
}
