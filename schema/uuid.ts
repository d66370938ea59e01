/** UUID version 7 (RFC 9562): 48 bits of Unix milliseconds, then random bits. Used for request ids and Idempotency-Keys. */

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const maximumMs = 2 ** 48 - 1;

/** A new id for `ms` (Unix milliseconds) from 10 random bytes. */
export function uuidv7(ms = Date.now(), bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = Math.min(Math.max(Math.trunc(ms), 0), maximumMs)
    .toString(16)
    .padStart(12, '0');
  const tail = Array.from(bytes.subarray(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(tail.slice(4, 5), 16) & 0b0011) | 0b1000).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${tail.slice(1, 4)}`,
    `${variant}${tail.slice(5, 8)}`,
    tail.slice(8).padEnd(12, '0'),
  ].join('-');
}

/** The Unix milliseconds in a UUIDv7, or null if `id` isn't a lower-case UUIDv7. */
export function timeOfUuidv7(id: string): number | null {
  return pattern.test(id) ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}
