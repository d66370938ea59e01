/**
 * Keys in the KV namespace; nothing outside this folder knows them.
 *
 *   estimate:<id>                        what a visitor sent
 *   estimate:<9999999999999 - ms>:<id>   the same, from before the desk existed; such an id is a UUIDv7
 *   unfiled:<id>                         marks a request that the desk couldn't take; the clock files it
 *   unfiled:<id>:<name>                  marks a photo that the desk couldn't take, with what is known of it
 *   photo:<id>:<name>                    a picture of a request, with what is known of it as metadata; in R2 if a bucket is bound
 *   newsletter:<SHA-256 of the address>  subscribers from before the desk existed
 */
import { timeOfUuidv7 } from '../../schema/uuid.ts';

export const intakePrefix = 'estimate:';
export const unfiledPrefix = 'unfiled:';
export const photoPrefix = 'photo:';
export const oldNewsletterPrefix = 'newsletter:';

/** Keys in one of KV's lists. */
export const keysPerList = 1000;

const latestMs = 9_999_999_999_999;

/** An id made today is a UUIDv8, so its version tells which kind of key a request has. */
export function intakeKey(id: string): string {
  const ms = timeOfUuidv7(id);
  return ms === null ? intakePrefix + id : `${intakePrefix}${String(latestMs - ms).padStart(13, '0')}:${id}`;
}

export function photoKey(id: string, name: string): string {
  return `${photoPrefix}${id}:${name}`;
}

/** The id at the end of any of the keys above. */
export function idOfKey(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
