import { useState } from 'react';
import type { Erased } from '../../schema/inbox.ts';
import { restoreRequest } from '../api.ts';
import { count } from '../labels.ts';
import { reasonOf } from '../reasons.ts';

export interface ListOutcome {
  text: string;
  /** The request that Undo restores, or null if there's nothing to undo. */
  trashedId: string | null;
  /** Requests that may be about the person who was erased. They stay listed while somebody looks at each. */
  similar: readonly string[];
}

interface ListOutcomeState {
  outcome: ListOutcome | null;
  noteTrashed: (id: string, title: string) => void;
  /** `id` is of the request from which the person was erased. */
  noteErased: (erased: Erased, id: string) => void;
  /** Restores the request that was moved to the trash. */
  undo: () => void;
  /** Forgets what needs no answer. */
  clear: () => void;
  dismiss: () => void;
}

/** What was just done with a request that has left the list. */
export function useListOutcome(onRestore: () => void): ListOutcomeState {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);

  async function restore(trashedId: string) {
    try {
      await restoreRequest(trashedId);
      setOutcome({ text: 'Restored.', trashedId: null, similar: [] });
      onRestore();
    } catch (error) {
      setOutcome({ text: `Not restored. ${reasonOf(error)}`, trashedId, similar: [] });
    }
  }

  return {
    outcome,
    noteTrashed: (trashedId, title) => setOutcome({ text: `Moved to the trash: ${title}.`, trashedId, similar: [] }),
    noteErased: (erased, id) =>
      setOutcome((before) => {
        const similar = new Set([...(before?.similar ?? []), ...erased.similar].filter((each) => each !== id));
        return { text: describeErased(erased), trashedId: null, similar: [...similar] };
      }),
    undo: () => {
      if (outcome?.trashedId) restore(outcome.trashedId);
    },
    clear: () => setOutcome((before) => (before && before.similar.length > 0 ? before : null)),
    dismiss: () => setOutcome(null),
  };
}

function describeErased({ deleted, pending, similar, newsletter }: Erased): string {
  const subscription = newsletter ? ' and the newsletter subscription' : '';
  const later = pending > 0 ? ` Copies of ${pending} are still being deleted.` : '';
  const others =
    similar.length > 0
      ? ` ${count(similar.length, 'other request')} may be about the same person. Open and erase what is theirs:`
      : '';
  return `Erased ${count(deleted, 'request')}${subscription}.${later}${others}`;
}
