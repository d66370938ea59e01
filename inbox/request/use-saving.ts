import { useState } from 'react';
import { httpStatusOf, reasonOf } from '../reasons.ts';

export type Topic =
  | 'status'
  | 'contact'
  | 'note'
  | 'visit'
  | 'reply'
  | 'mail'
  | 'quote'
  | 'work'
  | 'payments'
  | 'trash'
  | 'deletion';

/** How the last change went. */
export interface Notice {
  about: Topic;
  kind: 'done' | 'failure' | 'conflict';
  text: string;
}

interface Saving {
  /** What is being saved. */
  saving: Topic | null;
  notice: Notice | null;
  /** `run` resolves to the notice to show, and `save` to whether it's saved. `failure` is what to say first if it isn't. */
  save: (about: Topic, failure: string, run: () => Promise<Notice | null>) => Promise<boolean>;
}

/** Saves one thing at a time. */
export function useSaving(onGone: () => void): Saving {
  const [saving, setSaving] = useState<Topic | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function save(about: Topic, failure: string, run: () => Promise<Notice | null>): Promise<boolean> {
    if (saving) return false;
    setSaving(about);
    setNotice(null);
    try {
      const outcome = await run();
      setNotice(outcome);
      return outcome?.kind === 'done';
    } catch (error) {
      if (httpStatusOf(error) === 404) onGone();
      else setNotice({ about, kind: 'failure', text: `${failure} ${reasonOf(error)}` });
      return false;
    } finally {
      setSaving(null);
    }
  }

  return { saving, notice, save };
}
