/** Whether one of the texts contains the search text, in any letter case, with or without accents. An empty search matches everything. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = plain(search.trim());
  return texts.some((text) => plain(text).includes(wanted));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
