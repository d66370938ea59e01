/** What the desk does for visitors who open their own page. */
import type { StoredPhoto } from '../../../schema/photo.ts';
import type { VisitWindow } from '../../../schema/visit-windows.ts';
import type { VisitorPage } from '../../../schema/visitor.ts';
import { removeRequest } from './change.ts';
import { isErased } from './file.ts';
import { addLink, dropLinks, hasLink } from './links.ts';
import { enqueue } from './outbox.ts';
import { addPhoto, judgePhoto, type Verdict } from './photos.ts';
import { findRow } from './rows.ts';
import { countGuess } from './sessions.ts';
import { UpkeepDesk } from './upkeep-desk.ts';
import { type Acted, acceptVisit, addMessage, type News, setTimes, visitorPage, withdraw } from './visitor.ts';

/** Whether a link opens a request. 'unknown': KV may have the request. */
export type LinkCheck = { outcome: 'open' | 'wrong' | 'unknown' } | { outcome: 'wait'; seconds: number };

/** Wrong links from one address before it has to wait. */
const guessLimit = 10;

export class VisitorDesk extends UpkeepDesk {
  /** Wrong links count against `address`, apart from guesses at the inbox's token. */
  checkLink(id: string, hash: string, address: string): LinkCheck {
    const opens = hasLink(this.sql, id, hash);
    const isKnown = findRow(this.sql, id) !== null || isErased(this.sql, id);
    const seconds = countGuess(this.sql, `link ${address}`, opens || !isKnown, Date.now(), guessLimit);
    if (seconds > 0) return { outcome: 'wait', seconds };
    if (opens) return { outcome: 'open' };
    return { outcome: isKnown ? 'wrong' : 'unknown' };
  }

  /** For a link to a request that no store has. */
  recordWrongLink(address: string): void {
    countGuess(this.sql, `link ${address}`, false, Date.now(), guessLimit);
  }

  /** False if the request isn't there. */
  addLink(id: string, hash: string): boolean {
    if (!findRow(this.sql, id)) return false;
    addLink(this.sql, id, hash);
    return true;
  }

  /** False if the request isn't there. */
  dropLinks(id: string): boolean {
    if (!findRow(this.sql, id)) return false;
    dropLinks(this.sql, id);
    return true;
  }

  visitorPage(id: string): Omit<VisitorPage, 'windows'> | null {
    return visitorPage(this.sql, id);
  }

  async addMessage(id: string, text: string, origin: string): Promise<Acted> {
    return this.#act(origin, (news) => addMessage(this.sql, id, text, news));
  }

  async setTimes(id: string, preferred: VisitWindow[], origin: string): Promise<Acted> {
    return this.#act(origin, (news) => setTimes(this.sql, id, preferred, news));
  }

  async acceptVisit(id: string, window: VisitWindow, origin: string): Promise<Acted> {
    return this.#act(origin, (news) => acceptVisit(this.sql, id, window, news));
  }

  async withdraw(id: string, origin: string): Promise<Acted> {
    return this.#act(origin, (news) => withdraw(this.sql, id, news));
  }

  /** Erases one request for good, as its visitor asks. What KV can't delete yet, the alarm will. */
  async eraseOwn(id: string): Promise<void> {
    this.transact((now) => {
      const row = findRow(this.sql, id);
      if (row) removeRequest(this.sql, row, now);
    });
    this.tellInboxes();
    await this.runDueTasks();
  }

  judgePhoto(id: string, photo: StoredPhoto): Verdict {
    return judgePhoto(this.sql, id, photo);
  }

  /** Notes a photo whose bytes are stored. If the request was erased in the meantime, they are removed again. */
  async addPhoto(id: string, photo: StoredPhoto): Promise<Verdict> {
    const verdict = this.transact((now) => {
      const judged = judgePhoto(this.sql, id, photo);
      if (judged.outcome === 'new') addPhoto(this.sql, id, photo, judged.expiresAt);
      if (isErased(this.sql, id)) {
        addPhoto(this.sql, id, photo, now);
        enqueue(this.sql, { id, task: 'remove', now });
      }
      return judged;
    });
    await this.afterChange();
    return verdict;
  }

  async #act(origin: string, act: (news: News) => Acted): Promise<Acted> {
    const acted = this.transact((now) => act(this.newsFor(origin, now)));
    await this.afterChange();
    return acted;
  }
}
