/** Unix ms. Later years have more than four digits, which our schemas don't take for a date. */
const latestTime = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Brings a stored time that is out of range to the nearest one that isn't. */
function clampTime(ms: number): number {
  return Math.min(Math.max(ms, 0), latestTime);
}

/** Unix ms as ISO 8601 in UTC. Never throws, so a stored time that is out of range can't break a whole list. */
export function timeText(ms: number): string {
  return new Date(clampTime(ms)).toISOString();
}
