import { useState } from 'react';
import type { Erased } from '#schema/api/inbox.ts';
import { restoreRequest } from '../api.ts';
import { count } from '../labels.ts';
import { reasonOf } from '../reasons.ts';

export interface ListOutcome {
  text: string;
  /** The request that Undo restores, or null if there's nothing to undo. */
  trashedId: string | null;
}

interface ListOutcomeState {
  outcome: ListOutcome | null;
  noteTrashed: (id: string, title: string) => void;
  noteErased: (erased: Erased) => void;
  /** Restores the request that was moved to the trash. */
  undo: () => void;
  clear: () => void;
}

/** What was just done with a request that has left the list. */
export function useListOutcome(onRestore: () => void): ListOutcomeState {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);

  async function restore(trashedId: string) {
    try {
      await restoreRequest(trashedId);
      setOutcome({ text: 'Restored.', trashedId: null });
      onRestore();
    } catch (error) {
      setOutcome({ text: `Not restored. ${reasonOf(error)}`, trashedId });
    }
  }

  return {
    outcome,
    noteTrashed: (trashedId, title) => setOutcome({ text: `Moved to the trash: ${title}.`, trashedId }),
    noteErased: (erased) => setOutcome({ text: describeErased(erased), trashedId: null }),
    undo: () => {
      if (outcome?.trashedId) restore(outcome.trashedId);
    },
    clear: () => setOutcome(null),
  };
}

function describeErased({ deleted, pending, newsletter }: Erased): string {
  const subscription = newsletter ? ' and the newsletter subscription' : '';
  const later = pending > 0 ? ` Copies of ${pending} are still being deleted.` : '';
  return `Erased ${count(deleted, 'request')}${subscription}.${later} Search for the name to see whether other requests mention them.`;
}
