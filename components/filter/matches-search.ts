/** Whether one of the texts contains the search text, in any letter case. An empty search matches everything. */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
