/**
 * How keys look (docs/decisions/0003-kv-keys.md); nothing outside this folder knows.
 *
 *   estimate:<9999999999999 - Unix ms, 13 digits>:<UUIDv7>   a request; a plain list is newest first
 *   arrival:<SHA-256 of an Idempotency-Key>                  Unix ms under which that key was first stored
 *   newsletter:<SHA-256 of the e-mail address in lower case>  an address and when it came
 */
import { timeOfUuidv7 } from '../../schema/uuid.ts';
import { hex, sha256 } from '../digest.ts';

export const estimatePrefix = 'estimate:';
const latestMs = 9_999_999_999_999;

export function estimateKey(id: string): string {
  return `${estimatePrefix}${String(latestMs - arrivalOf(id)).padStart(13, '0')}:${id}`;
}

export function idOfEstimateKey(key: string): string {
  return key.slice(-36);
}

export function arrivalKey(digest: Uint8Array): string {
  return `arrival:${hex(digest)}`;
}

export async function newsletterKey(email: string): Promise<string> {
  return `newsletter:${hex(await sha256(email.toLowerCase()))}`;
}

/** Unix milliseconds at which the request of this id came in. */
export function arrivalOf(id: string): number {
  return Math.min(timeOfUuidv7(id) ?? 0, latestMs);
}
