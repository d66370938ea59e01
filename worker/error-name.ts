/** What a log line says about an error: its message may quote what a visitor sent. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
