/**
 * The keys in KV (docs/decisions/0003-kv-keys.md). Only this folder knows them.
 *
 *   estimate:<9999999999999 - Unix ms, 13 digits>:<UUIDv7>   a request; KV lists the newest first
 *   arrival:<SHA-256 of an Idempotency-Key>                  when that key first arrived, in Unix ms
 *   newsletter:<SHA-256 of the e-mail address in lower case>  an address and when it subscribed
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

/** When the request with this id came in, in Unix milliseconds. */
export function arrivalOf(id: string): number {
  return Math.min(timeOfUuidv7(id) ?? 0, latestMs);
}
