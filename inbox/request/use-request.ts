import type { Erased, Erasure, RequestChange } from '#schema/api/inbox.ts';
import type { Quote, WorkChange } from '#schema/api/quote.ts';
import type { Message } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { VisitChange } from '#schema/api/visit.ts';
import { requestStatuses } from '#schema/rules/request-statuses.ts';
import { describeWindow } from '#schema/rules/visit-windows.ts';
import { cancelVisit, changeRequest, erasePerson, makeLink, planVisit, restoreRequest, sendReply, trashRequest } from '../api.ts';
import { titleOf } from '../labels.ts';
import { httpStatusOf } from '../reasons.ts';
import { planWork, sendQuote } from './quote/quote-api.ts';
import { messageOf, type Outgoing, openApp } from './reply/outgoing.ts';
import { type Loaded, load, useLoaded } from './use-loaded.ts';
import { type Notice, type Topic, useSaving } from './use-saving.ts';

export interface RequestEditor {
  loaded: Loaded;
  /** What is being saved. */
  saving: Topic | null;
  notice: Notice | null;
  reload: () => void;
  /** Resolves to whether the change was saved. */
  change: (about: Topic, change: RequestChange) => Promise<boolean>;
  /** Any other change. `done` is what to say once it's saved, and `update` resolves to whether it was. */
  update: (about: Topic, done: string, run: (version: number) => Promise<StoredRequest>) => Promise<boolean>;
  /** Tells the visitor, too, unless `outgoing` is null. */
  planVisit: (visit: VisitChange, outgoing: Outgoing | null) => Promise<boolean>;
  cancelVisit: () => Promise<boolean>;
  /** Tells the customer, too, unless `outgoing` is null. */
  planWork: (work: WorkChange, outgoing: Outgoing | null) => Promise<boolean>;
  reply: (outgoing: Outgoing) => Promise<boolean>;
  sendQuote: (quote: Quote, outgoing: Outgoing) => Promise<boolean>;
  trash: () => void;
  restore: () => void;
  erase: (person: Erasure) => void;
}

export interface RequestEvents {
  onChange: (request: StoredRequest) => void;
  onTrash: (trashed: { id: string; title: string }) => void;
  onRestore: () => void;
  onErase: (erased: Erased) => void;
}

/** Loads a request and saves changes to it. A new status shows immediately and is undone if it can't be saved. */
export function useRequest(id: string, changes: number, events: RequestEvents): RequestEditor {
  const { onChange, onTrash, onRestore, onErase } = events;
  const { saving, notice, save } = useSaving(() => setLoaded({ kind: 'gone' }));
  const { loaded, setLoaded, showIfNewer } = useLoaded(id, changes, saving !== null);
  const show = (request: StoredRequest) => setLoaded({ kind: 'ready', request });

  const change: RequestEditor['change'] = (about, wanted) => {
    const { status } = wanted;
    if (loaded.kind === 'ready' && !saving && status) {
      show({ ...loaded.request, state: { ...loaded.request.state, status } });
    }
    const done = status
      ? `Status: ${requestStatuses[status].label}.`
      : wanted.note
        ? 'Note added.'
        : wanted.isAnswered
          ? 'Marked as answered.'
          : 'Corrected.';
    return update(about, done, (version) => changeRequest(id, wanted, version));
  };

  const update: RequestEditor['update'] = async (about, done, run) => {
    if (loaded.kind !== 'ready') return false;
    const { request } = loaded;
    return save(about, 'Not saved.', async () => {
      try {
        const changed = await run(request.state.version);
        show(changed);
        onChange(changed);
        return { about, kind: 'done', text: done };
      } catch (error) {
        show(request);
        if (httpStatusOf(error) === 412) return showConflict(about);
        // What keeps it from being saved may be new here, such as a withdrawal.
        if (httpStatusOf(error) === 409) await load(id).then(showIfNewer);
        throw error;
      }
    });
  };

  /** Shows what someone else changed, so that the user can decide again. */
  async function showConflict(about: Topic): Promise<Notice | null> {
    const read = await load(id);
    if (read.kind === 'failed') {
      return { about, kind: 'failure', text: `Someone else just changed this request. ${read.reason}` };
    }
    showIfNewer(read);
    if (read.kind !== 'ready') return null;
    onChange(read.request);
    // Only notes show in the trash.
    const isHidden = read.request.state.trashedAt !== undefined && about !== 'note';
    return { about: isHidden ? 'trash' : about, kind: 'conflict', text: conflictText };
  }

  /** Saves a change along with a message to the visitor. A message for an app opens there once it's saved. */
  async function updateAndTell(
    about: Topic,
    done: string,
    outgoing: Outgoing,
    run: (message: Message, version: number) => Promise<StoredRequest>,
  ): Promise<boolean> {
    const message = messageOf(outgoing);
    if (outgoing.way === 'mail') return update(about, `${done}Your email is on its way.`, (version) => run(message, version));
    let link = '';
    const isSaved = await update(about, `${done}Send the message in your ${outgoing.way}.`, async (version) => {
      link = await makeLink(id);
      return run(message, version);
    });
    if (isSaved && loaded.kind === 'ready') openApp(loaded.request, outgoing, link);
    return isSaved;
  }

  return {
    loaded,
    saving,
    notice,
    change,
    update,
    reload: () => load(id).then(showIfNewer),
    planVisit: (visit, outgoing) => {
      const done = `Visit ${visit.state}: ${describeWindow(visit)}.`;
      if (!outgoing) return update('visit', done, (version) => planVisit(id, visit, version));
      return updateAndTell('visit', `${done} `, outgoing, (tell, version) => planVisit(id, { ...visit, tell }, version));
    },
    planWork: (work, outgoing) => {
      const done = 'Work days saved.';
      if (!outgoing) return update('work', done, (version) => planWork(id, work, version));
      return updateAndTell('work', `${done} `, outgoing, (tell, version) => planWork(id, { ...work, tell }, version));
    },
    cancelVisit: () => update('visit', 'Visit canceled.', (version) => cancelVisit(id, version)),
    reply: (outgoing) => updateAndTell('reply', '', outgoing, (message, version) => sendReply(id, message, version)),
    sendQuote: (quote, outgoing) =>
      updateAndTell('quote', 'Quote sent. ', outgoing, (tell, version) => sendQuote(id, { quote, tell }, version)),
    trash: () =>
      save('deletion', 'Not deleted.', async () => {
        await trashRequest(id);
        if (loaded.kind === 'ready') onTrash({ id, title: titleOf(loaded.request) });
        return null;
      }),
    restore: () =>
      save('trash', 'Not restored.', async () => {
        show(await restoreRequest(id));
        onRestore();
        return null;
      }),
    erase: (person) =>
      save('deletion', 'Not erased.', async () => {
        onErase(await erasePerson(person));
        return null;
      }),
  };
}

const conflictText =
  'Somebody else just changed this request, so nothing was saved. What you typed is still here: save it again if it still fits.';
