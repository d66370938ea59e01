/** The short number of a request that visitors read out on the phone: the beginning of its id, as in '3F2A-91BC'. */

export function referenceOf(id: string): string {
  const digits = id.slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** What the id of that request begins with; null if the text isn't a reference number. */
export function idPrefixOf(text: string): string | null {
  const [, first, second] = /^\s*([0-9a-f]{4})[\s-]*([0-9a-f]{4})\s*$/i.exec(text) ?? [];
  return first && second ? `${first}${second}`.toLowerCase() : null;
}
