/** Remembers on this device who signs in, so that people don't have to type their name every day. */

const key = 'inbox-name';

export function readDeviceName(): string {
  return storage()?.getItem(key) ?? '';
}

export function saveDeviceName(name: string): void {
  try {
    storage()?.setItem(key, name);
  } catch {
    // The storage is full, so the name has to be typed again next time.
  }
}

/** Null if the browser blocks storage. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
