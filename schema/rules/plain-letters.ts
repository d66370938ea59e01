/** In lower case and without accents: texts that are alike to a reader become the same. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
