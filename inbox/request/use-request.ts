import { useEffect, useEffectEvent, useState } from 'react';
import type { Erased, Erasure, RequestChange } from '../../schema/inbox.ts';
import type { Message } from '../../schema/reply.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { VisitChange } from '../../schema/visit.ts';
import { describeWindow } from '../../schema/visit-windows.ts';
import {
  cancelVisit,
  changeRequest,
  erasePerson,
  makeLink,
  planVisit,
  readRequest,
  restoreRequest,
  sendReply,
  trashRequest,
} from '../api.ts';
import { statusLabels, titleOf } from '../labels.ts';
import { httpStatusOf, reasonOf } from '../reasons.ts';
import { describeChanges } from './describe-changes.ts';
import { messageOf, type Outgoing, openApp } from './reply/outgoing.ts';

type Part = 'status' | 'note' | 'visit' | 'reply' | 'mail' | 'job' | 'review' | 'trash' | 'deletion';

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
  /** Any other change. `run` resolves to null if the session has expired, and `update` to whether it was saved. */
  update: (about: Part, done: string, run: (version: number) => Promise<StoredRequest | null>) => Promise<boolean>;
  onExpire: () => void;
  /** Tells the visitor, too, unless `outgoing` is null. */
  planVisit: (visit: VisitChange, outgoing: Outgoing | null) => Promise<boolean>;
  cancelVisit: () => Promise<boolean>;
  reply: (outgoing: Outgoing) => Promise<boolean>;
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

  function change(about: Part, wanted: RequestChange): Promise<boolean> {
    if (loaded.kind === 'ready' && !saving && wanted.status) {
      const { request } = loaded;
      show({ ...request, state: { ...request.state, status: wanted.status } });
    }
    const done = wanted.status ? `Status: ${statusLabels[wanted.status]}.` : 'Note added.';
    return apply(about, done, (version) => changeRequest(id, wanted, version));
  }

  /** Saves a change along with a message to the visitor. A message for an app opens there once it's saved. */
  async function tell(
    about: Part,
    done: string,
    outgoing: Outgoing,
    run: (message: Message, version: number) => Promise<StoredRequest | null>,
  ): Promise<boolean> {
    const message = messageOf(outgoing);
    if (outgoing.way === 'mail') return apply(about, `${done}Your email is on its way.`, (version) => run(message, version));
    let link: string | null = null;
    const isSaved = await apply(about, `${done}Send the message in your ${outgoing.way}.`, async (version) => {
      link = await makeLink(id);
      return link === null ? null : run(message, version);
    });
    if (isSaved && loaded.kind === 'ready' && link) openApp(loaded.request, outgoing, link);
    return isSaved;
  }

  /** Saves a change to the version on the screen. `run` resolves to null if the session has expired. */
  async function apply(about: Part, done: string, run: (version: number) => Promise<StoredRequest | null>): Promise<boolean> {
    if (loaded.kind !== 'ready' || saving) return false;
    const { request } = loaded;
    const changed = await save(about, 'Not saved.', async () => {
      try {
        return await run(request.state.version);
      } catch (error) {
        show(request);
        if (httpStatusOf(error) !== 412 && httpStatusOf(error) !== 409) throw error;
        await showConflict(request, about);
        return undefined;
      }
    });
    if (!changed) return false;
    show(changed);
    onChange(changed);
    setNotice({ about, kind: 'done', text: done });
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
    setNotice({
      // Only notes show in the trash.
      about: isInTrash && about !== 'note' ? 'trash' : about,
      kind: 'conflict',
      text: `${describeChanges(before, result.request)} ${isInTrash && about !== 'note' ? '' : tryAgainText(about)}`.trim(),
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
      if (httpStatusOf(error) === 404) setLoaded({ kind: 'gone' });
      else setNotice({ about, kind: 'failure', text: `${failure} ${reasonOf(error)}` });
      return undefined;
    } finally {
      setSaving(null);
    }
  }

  return {
    loaded,
    saving,
    notice,
    change,
    update: apply,
    onExpire,
    trash,
    restore,
    erase,
    planVisit: (visit, outgoing) => {
      const done = `Visit ${visit.state}: ${describeWindow(visit)}.`;
      if (!outgoing) return apply('visit', done, (version) => planVisit(id, visit, version));
      return tell('visit', `${done} `, outgoing, (message, version) => planVisit(id, { ...visit, tell: message }, version));
    },
    cancelVisit: () => apply('visit', 'Visit canceled.', (version) => cancelVisit(id, version)),
    reply: (outgoing) => tell('reply', '', outgoing, (message, version) => sendReply(id, message, version)),
    reload: () => load(id).then(showLoaded),
  };
}

function tryAgainText(about: Part): string {
  if (about === 'note') return 'Your note is still below. Add it again if it still fits.';
  if (about === 'visit') return 'The time you chose is still selected. Save it again if it still fits.';
  if (about === 'reply') return "Your reply wasn't sent and is still below.";
  return 'Choose again if it still fits.';
}

/** Null if the session has expired. */
async function load(id: string, signal?: AbortSignal): Promise<Loaded | null> {
  try {
    const request = await readRequest(id, signal);
    return request && { kind: 'ready', request };
  } catch (error) {
    return httpStatusOf(error) === 404 ? { kind: 'gone' } : { kind: 'failed', reason: reasonOf(error) };
  }
}

/** Whether to show this instead of the request on the screen. */
function isNewer(result: Loaded, shown: StoredRequest): boolean {
  if (result.kind === 'ready') return result.request.state.version >= shown.state.version;
  return result.kind === 'gone';
}
