/** Notes that have been typed but not stored, kept in the tab: a session that ends or a reload loses none. */

const keyOf = (id: string) => `inbox-note:${id}`;

export function noteDraft(id: string): string {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
}

export function keepNoteDraft(id: string, text: string): void {
  try {
    if (text.trim()) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Storage is off or full: the note lives as long as the page.
  }
}

/** Signing out on purpose leaves nothing that can be read. */
export function dropNoteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key);
  } catch {
    // Storage is off.
  }
}

export function hasNoteDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyOf('')));
  } catch {
    return false;
  }
}
