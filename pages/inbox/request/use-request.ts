import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestChange } from '../../../schema/inbox.ts';
import { type StoredRequest, stateOf } from '../../../schema/stored-request.ts';
import { changeRequest, deleteRequest, readRequest, reasonOf, statusOf } from '../api.ts';
import { count, statusLabels } from '../labels.ts';

type Part = 'status' | 'note' | 'deletion';

/** How the last change went. */
export interface Notice {
  about: Part;
  kind: 'done' | 'failure' | 'conflict';
  text: string;
}

export type Loaded =
  | { kind: 'loading' }
  | { kind: 'gone' }
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; request: StoredRequest };

export interface RequestEditor {
  loaded: Loaded;
  /** The part that's being saved. */
  saving: Part | null;
  notice: Notice | null;
  reload: () => void;
  /** Resolves to whether the change was saved. */
  change: (about: Part, change: RequestChange) => Promise<boolean>;
  remove: () => Promise<boolean>;
}

interface UseRequestOptions {
  /** The version in the list, which may be newer. */
  listedVersion: number | undefined;
  onChange: (request: StoredRequest) => void;
  onExpire: () => void;
}

/** Loads a request and saves changes to it. A new status shows immediately and is undone if it can't be saved. */
export function useRequest(id: string, { listedVersion, onChange, onExpire }: UseRequestOptions): RequestEditor {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [saving, setSaving] = useState<Part | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const show = (request: StoredRequest) => setLoaded({ kind: 'ready', request });

  function showLoaded(result: Loaded | null) {
    if (result === null) return onExpire();
    setLoaded((before) => (result.kind === 'failed' && before.kind === 'ready' ? before : result));
  }

  const receive = useEffectEvent(showLoaded);
  useEffect(() => {
    const controller = new AbortController();
    load(id, controller.signal).then((result) => {
      if (!controller.signal.aborted) receive(result);
    });
    return () => controller.abort();
  }, [id]);

  const isOutdated = loaded.kind === 'ready' && !saving && (listedVersion ?? 0) > stateOf(loaded.request).version;
  useEffect(() => {
    if (isOutdated) load(id).then((result) => receive(result));
  }, [id, isOutdated]);

  async function change(about: Part, wanted: RequestChange): Promise<boolean> {
    if (loaded.kind !== 'ready' || saving) return false;
    const { request } = loaded;
    const state = stateOf(request);
    setSaving(about);
    setNotice(null);
    if (wanted.status) show({ ...request, state: { ...state, status: wanted.status } });
    try {
      const changed = await changeRequest(id, wanted, state.version);
      if (!changed) {
        onExpire();
        return false;
      }
      show(changed);
      onChange(changed);
      setNotice({ about, kind: 'done', text: wanted.status ? `Status: ${statusLabels[wanted.status]}.` : 'Note added.' });
      return true;
    } catch (error) {
      show(request);
      if (statusOf(error) === 412) await showConflict(request, about);
      else if (statusOf(error) === 404) setLoaded({ kind: 'gone' });
      else setNotice({ about, kind: 'failure', text: `Not saved. ${reasonOf(error)}` });
      return false;
    } finally {
      setSaving(null);
    }
  }

  /** Shows what someone else changed, so that the user can decide again. */
  async function showConflict(before: StoredRequest, about: Part) {
    const result = await load(id);
    if (result?.kind === 'failed') {
      setNotice({ about, kind: 'failure', text: `Someone else just changed this request. ${result.reason}` });
      return;
    }
    showLoaded(result);
    if (result?.kind !== 'ready') return;
    onChange(result.request);
    const next = about === 'note' ? 'Your note is still below. Add it again if it still fits.' : 'Choose again if it still fits.';
    const text = `Someone else just changed this request: ${describeChanges(before, result.request)} ${next}`;
    setNotice({ about, kind: 'conflict', text });
  }

  async function remove(): Promise<boolean> {
    if (saving) return false;
    setSaving('deletion');
    setNotice(null);
    try {
      const isDeleted = await deleteRequest(id);
      if (!isDeleted) onExpire();
      return isDeleted;
    } catch (error) {
      setNotice({ about: 'deletion', kind: 'failure', text: `Not deleted. ${reasonOf(error)}` });
      return false;
    } finally {
      setSaving(null);
    }
  }

  return { loaded, saving, notice, change, remove, reload: () => load(id).then(showLoaded) };
}

/** Null if the session has expired. */
async function load(id: string, signal?: AbortSignal): Promise<Loaded | null> {
  try {
    const request = await readRequest(id, signal);
    return request && { kind: 'ready', request };
  } catch (error) {
    return statusOf(error) === 404 ? { kind: 'gone' } : { kind: 'failed', reason: reasonOf(error) };
  }
}

function describeChanges(before: StoredRequest, after: StoredRequest): string {
  const [old, now] = [stateOf(before), stateOf(after)];
  const added = now.notes.length - old.notes.length;
  const changes = [
    now.status !== old.status && `the status is now ${statusLabels[now.status]}`,
    added > 0 && `${count(added, 'note')} ${added === 1 ? 'was' : 'were'} added`,
  ].filter(Boolean);
  return `${changes.join(' and ') || 'see below'}.`;
}
