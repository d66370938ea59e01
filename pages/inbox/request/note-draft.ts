/** Keeps unsaved notes in the tab, so a reload or an expired session doesn't lose them. */

const prefix = 'inbox-note:';

export function readNoteDraft(id: string): string {
  return storage()?.getItem(prefix + id) ?? '';
}

export function saveNoteDraft(id: string, text: string): void {
  try {
    if (text.trim()) storage()?.setItem(prefix + id, text);
    else storage()?.removeItem(prefix + id);
  } catch {
    // The storage is full, so the note only lasts as long as the page.
  }
}

export function hasNoteDrafts(): boolean {
  return draftKeys().length > 0;
}

export function deleteNoteDrafts(): void {
  for (const key of draftKeys()) storage()?.removeItem(key);
}

function draftKeys(): string[] {
  return Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));
}

/** Null if the browser blocks storage. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
