/** Unix ms as ISO 8601 in UTC. */
export function timeText(ms: number): string {
  return new Date(ms).toISOString();
}
