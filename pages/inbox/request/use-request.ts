import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestChange } from '../../../schema/inbox.ts';
import { type StoredRequest, stateOf } from '../../../schema/stored-request.ts';
import { changeRequest, deleteRequest, readRequest, reasonOf, statusOf } from '../api.ts';
import { count, statusLabels } from '../words.ts';

type Part = 'status' | 'note' | 'deletion';

/** What came of the last change. */
export interface Notice {
  about: Part;
  kind: 'done' | 'failure' | 'conflict';
  text: string;
}

type Loaded =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; request: StoredRequest };

export interface RequestState {
  loaded: Loaded;
  /** The part whose change is on its way. */
  saving: Part | null;
  notice: Notice | null;
  reload: () => void;
  /** True once it is stored. */
  change: (about: Part, change: RequestChange) => Promise<boolean>;
  remove: () => Promise<boolean>;
}

interface Told {
  onSignedOut: () => void;
  onChanged: (request: StoredRequest) => void;
}

/** One request and its changes. A status shows at once and goes back where it could not be stored. */
export function useRequest(id: string, { onSignedOut, onChanged }: Told): RequestState {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [saving, setSaving] = useState<Part | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [turn, setTurn] = useState(0);
  const present = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn reads the same request again
  useEffect(() => {
    const stop = new AbortController();
    present.current = true;
    readRequest(id, stop.signal).then(
      (request) => {
        if (!request) return onSignedOut();
        setLoaded({ kind: 'ready', request });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const gone = statusOf(error) === 404;
        setLoaded((before) =>
          gone ? { kind: 'gone' } : before.kind === 'ready' ? before : { kind: 'failed', reason: reasonOf(error) },
        );
      },
    );
    return () => {
      present.current = false;
      stop.abort();
    };
  }, [id, turn, onSignedOut]);

  async function change(about: Part, wanted: RequestChange): Promise<boolean> {
    if (loaded.kind !== 'ready' || saving) return false;
    const { request } = loaded;
    const state = stateOf(request);
    const show = (shown: StoredRequest) => present.current && setLoaded({ kind: 'ready', request: shown });
    setSaving(about);
    setNotice(null);
    if (wanted.status) show({ ...request, state: { ...state, status: wanted.status } });
    try {
      const changed = await changeRequest(id, wanted, state.version);
      if (!changed) {
        onSignedOut();
        return false;
      }
      show(changed);
      onChanged(changed);
      setNotice({ about, kind: 'done', text: doneText(wanted) });
      return true;
    } catch (error) {
      show(request);
      if (statusOf(error) === 412) await showNews(request, about);
      else if (statusOf(error) === 404) setLoaded({ kind: 'gone' });
      else setNotice({ about, kind: 'failure', text: `Not stored. ${reasonOf(error)}` });
      return false;
    } finally {
      setSaving(null);
    }
  }

  /** Somebody else was quicker: what they did is shown, and one's own change waits to be sent again. */
  async function showNews(before: StoredRequest, about: Part) {
    try {
      const request = await readRequest(id);
      if (!request) return onSignedOut();
      if (present.current) setLoaded({ kind: 'ready', request });
      onChanged(request);
      const again =
        about === 'note' ? 'Your note is still below: add it again if it still fits.' : 'Choose again if it still fits.';
      setNotice({ about, kind: 'conflict', text: `Changed by somebody else meanwhile: ${newsOf(before, request)} ${again}` });
    } catch (error) {
      if (statusOf(error) === 404) setLoaded({ kind: 'gone' });
      else setNotice({ about, kind: 'failure', text: `Changed by somebody else meanwhile. ${reasonOf(error)}` });
    }
  }

  async function remove(): Promise<boolean> {
    if (saving) return false;
    setSaving('deletion');
    setNotice(null);
    try {
      const deleted = await deleteRequest(id);
      if (!deleted) onSignedOut();
      return deleted;
    } catch (error) {
      setNotice({ about: 'deletion', kind: 'failure', text: `Not deleted. ${reasonOf(error)}` });
      return false;
    } finally {
      setSaving(null);
    }
  }

  return { loaded, saving, notice, change, remove, reload: useCallback(() => setTurn((before) => before + 1), []) };
}

function doneText({ status, note }: RequestChange): string {
  if (note !== undefined) return 'Note stored.';
  return status ? `Status: ${statusLabels[status]}.` : '';
}

function newsOf(before: StoredRequest, after: StoredRequest): string {
  const [old, now] = [stateOf(before), stateOf(after)];
  const added = now.notes.length - old.notes.length;
  const news = [
    now.status !== old.status && `the status is now ${statusLabels[now.status]}`,
    added > 0 && `${count(added, 'note')} ${added === 1 ? 'was' : 'were'} added`,
  ].filter(Boolean);
  return `${news.join(' and ') || 'see below'}.`;
}
