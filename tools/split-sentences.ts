/** Each with the mark at its end, if it has one. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.?!]) /);
}
