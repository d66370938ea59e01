import { hex } from './digest.ts';

/** Random bytes as hex digits, two for each. */
export function newSecret(bytes = 16): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}
