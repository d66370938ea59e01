/** UUIDs (RFC 9562). Version 7 is what browsers send as Idempotency-Key; requests have version 8, made from a digest. */

const maximumMs = 2 ** 48 - 1;

/** A new UUIDv7 for `ms` (Unix milliseconds). */
export function uuidv7(ms = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Math.min(Math.max(Math.trunc(ms), 0), maximumMs);
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(time / 2 ** (8 * (5 - index))) % 256;
  return format(bytes, 7);
}

/** A UUIDv8 from the first 16 of these bytes, such as those of a digest. */
export function uuidv8(bytes: Uint8Array): string {
  return format(bytes.slice(0, 16), 8);
}

function format(bytes: Uint8Array, version: 7 | 8): string {
  const digits = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | (version << 4)).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return [0, 8, 12, 16, 20].map((start, part) => digits.slice(start, [8, 12, 16, 20, 32][part])).join('-');
}
