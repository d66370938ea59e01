import { useEffect, useEffectEvent, useState } from 'react';
import type { Erased, Erasure, RequestChange } from '../../../schema/inbox.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import { changeRequest, erasePerson, readRequest, reasonOf, restoreRequest, statusOf, trashRequest } from '../api.ts';
import { statusLabels, titleOf } from '../labels.ts';
import { describeChanges } from './describe-changes.ts';

type Part = 'status' | 'note' | 'trash' | 'deletion';

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
  trash: () => void;
  restore: () => void;
  erase: (person: Erasure) => void;
}

export interface RequestEvents {
  onChange: (request: StoredRequest) => void;
  onTrash: (trashed: { id: string; title: string }) => void;
  onRestore: () => void;
  onErase: (erased: Erased) => void;
  onExpire: () => void;
}

/** Loads a request and saves changes to it. A new status shows immediately and is undone if it can't be saved. */
export function useRequest(id: string, changes: number, events: RequestEvents): RequestEditor {
  const { onChange, onTrash, onRestore, onErase, onExpire } = events;
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const [saving, setSaving] = useState<Part | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const show = (request: StoredRequest) => setLoaded({ kind: 'ready', request });

  function showLoaded(result: Loaded | null) {
    if (result === null) return onExpire();
    setLoaded((before) => (before.kind === 'ready' && !isNewer(result, before.request) ? before : result));
  }

  const receive = useEffectEvent((result: Loaded | null) => {
    // What is being saved is newer.
    if (!saving) showLoaded(result);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again whenever something has changed
  useEffect(() => {
    const controller = new AbortController();
    load(id, controller.signal).then((result) => {
      if (!controller.signal.aborted) receive(result);
    });
    return () => controller.abort();
  }, [id, changes]);

  async function change(about: Part, wanted: RequestChange): Promise<boolean> {
    if (loaded.kind !== 'ready' || saving) return false;
    const { request } = loaded;
    if (wanted.status) show({ ...request, state: { ...request.state, status: wanted.status } });
    const changed = await save(about, 'Not saved.', async () => {
      try {
        return await changeRequest(id, wanted, request.state.version);
      } catch (error) {
        show(request);
        if (statusOf(error) !== 412 && statusOf(error) !== 409) throw error;
        await showConflict(request, about);
        return undefined;
      }
    });
    if (!changed) return false;
    show(changed);
    onChange(changed);
    setNotice({ about, kind: 'done', text: wanted.status ? `Status: ${statusLabels[wanted.status]}.` : 'Note added.' });
    return true;
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
    const isInTrash = result.request.state.trashedAt !== undefined;
    const next =
      about === 'note' ? 'Your note is still below. Add it again if it still applies.' : 'Choose again if it still applies.';
    setNotice({
      // The status isn't shown in the trash.
      about: isInTrash && about === 'status' ? 'trash' : about,
      kind: 'conflict',
      text: `${describeChanges(before, result.request)} ${isInTrash && about !== 'note' ? '' : next}`.trim(),
    });
  }

  async function trash() {
    if (loaded.kind !== 'ready') return;
    const { request } = loaded;
    if (await save('deletion', 'Not deleted.', () => trashRequest(id))) onTrash({ id, title: titleOf(request) });
  }

  async function restore() {
    const restored = await save('trash', 'Not restored.', () => restoreRequest(id));
    if (!restored) return;
    show(restored);
    onRestore();
  }

  async function erase(person: Erasure) {
    const erased = await save('deletion', 'Not erased.', () => erasePerson(person));
    if (erased) onErase(erased);
  }

  /** Resolves to undefined if it failed; a notice then says why. `run` resolves to null if the session has expired. */
  async function save<Value>(
    about: Part,
    failure: string,
    run: () => Promise<Value | null | undefined>,
  ): Promise<Value | undefined> {
    if (saving) return undefined;
    setSaving(about);
    setNotice(null);
    try {
      const value = await run();
      if (value === null) onExpire();
      return value ?? undefined;
    } catch (error) {
      if (statusOf(error) === 404) setLoaded({ kind: 'gone' });
      else setNotice({ about, kind: 'failure', text: `${failure} ${reasonOf(error)}` });
      return undefined;
    } finally {
      setSaving(null);
    }
  }

  return { loaded, saving, notice, change, trash, restore, erase, reload: () => load(id).then(showLoaded) };
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

/** Whether to show this instead of the request on the screen. */
function isNewer(result: Loaded, shown: StoredRequest): boolean {
  if (result.kind === 'ready') return result.request.state.version >= shown.state.version;
  return result.kind === 'gone';
}
