/** The beginning of a text, at most `length` UTF-16 code units, with each letter or emoji whole: one may take many of them. */
export function shorten(text: string, length: number): string {
  return text.slice(0, new Intl.Segmenter().segment(text).containing(length)?.index);
}
