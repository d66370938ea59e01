/** What a job comes to in US dollars: the sum of its parts, but never less than the minimum for a job. */
export function jobTotal(sum: number, minimum: number): { total: number; isMinimum: boolean } {
  return { total: Math.max(sum, minimum), isMinimum: sum < minimum };
}
