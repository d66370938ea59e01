/**
 * Keys in the KV namespace; nothing outside this folder knows them.
 *
 *   estimate:<id>      what a visitor sent
 *   queue:<id>         marks a request that the desk couldn't take; the schedule inserts it
 *   queue:<id>:<name>  marks a photo that the desk couldn't take, with what is known of it
 *   photo:<id>:<name>  a picture of a request, with what is known of it as metadata; in R2 if a bucket is bound
 *   register:<id>      that it was erased, or what its visitor decided last, as metadata
 */
export const intakePrefix = 'estimate:';
export const queuePrefix = 'queue:';
export const photoPrefix = 'photo:';
export const registerPrefix = 'register:';

export function intakeKey(id: string): string {
  return intakePrefix + id;
}

export function photoKey(id: string, name: string): string {
  return `${photoPrefix}${id}:${name}`;
}

export function idOfKey(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
