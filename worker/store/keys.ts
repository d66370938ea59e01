/**
 * Keys in the KV namespace; nothing outside this folder knows them.
 *
 *   estimate:<id>      what a visitor sent
 *   queue:<id>         marks a request that the desk couldn't take; the schedule inserts it
 *   photo:<id>:<name>  a picture of a request, with what is known of it as metadata
 *   erased:<id>        a request, or the hash of a newsletter's address, that was erased, with the time as metadata
 */
export const intakePrefix = 'estimate:';
export const queuePrefix = 'queue:';
export const photoPrefix = 'photo:';
export const erasedPrefix = 'erased:';

export function intakeKey(id: string): string {
  return intakePrefix + id;
}

export function photoKey(id: string, name: string): string {
  return `${photoPrefix}${id}:${name}`;
}

export function idOfKey(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
