import type { StoredPhoto } from '../../../schema/photo.ts';
import type { VisitWindow } from '../../../schema/visit-windows.ts';
import { countGuess, forgiveGuess } from './accounts.ts';
import { removeRequest } from './change.ts';
import { deliverDue } from './deliveries.ts';
import { isErased } from './insert.ts';
import { findLink } from './links.ts';
import { enqueue } from './outbox.ts';
import { Part } from './part.ts';
import { secondsLeft, spendOnPhoto } from './photo-budget.ts';
import { addPhoto, checkPhoto, type Verdict } from './photos.ts';
import { findRow } from './rows.ts';
import {
  acceptVisit,
  addMessage,
  type Notify,
  setTimes,
  undoWithdrawal,
  type VisitorOutcome,
  type VisitorView,
  visitorPage,
  withdraw,
} from './visitor.ts';

/** Whether a link opens a request, and whether only its visitor has had it. 'unknown': KV may have the request. */
export type LinkCheck =
  | { outcome: 'open'; isOwn: boolean }
  | { outcome: 'wrong' | 'unknown' }
  | { outcome: 'wait'; seconds: number };

/** Wrong links from one address before it has to wait. */
const guessLimit = 10;

/** What visitors do on their own page. */
export class VisitorPages extends Part {
  /**
   * Wrong links count against `address`, apart from guesses at the inbox's token. An unknown one counts before KV is asked, so that many at
   * once don't all get a look.
   */
  checkLink(id: string, hash: string, address: string): LinkCheck {
    const link = findLink(this.sql, id, hash);
    const isKnown = findRow(this.sql, id) !== null || isErased(this.sql, id);
    const seconds = countGuess(this.sql, `link ${address}`, link !== null, Date.now(), guessLimit);
    if (seconds > 0) return { outcome: 'wait', seconds };
    if (link) return { outcome: 'open', isOwn: link.by === null };
    return { outcome: isKnown ? 'wrong' : 'unknown' };
  }

  /** For a link that the desk didn't know, but KV did. */
  forgiveGuess(address: string): void {
    forgiveGuess(this.sql, `link ${address}`);
  }

  page(id: string, crews = 1): VisitorView | null {
    return visitorPage(this.sql, id, crews);
  }

  async addMessage(id: string, text: string, origin: string): Promise<VisitorOutcome> {
    return this.#change(origin, (notify) => addMessage(this.sql, id, text, notify));
  }

  async setTimes(id: string, preferred: VisitWindow[], origin: string): Promise<VisitorOutcome> {
    return this.#change(origin, (notify) => setTimes(this.sql, id, preferred, notify));
  }

  async acceptVisit(id: string, window: VisitWindow, crews: number, origin: string): Promise<VisitorOutcome> {
    return this.#change(origin, (notify) => acceptVisit(this.sql, id, window, crews, notify));
  }

  async withdraw(id: string, origin: string): Promise<VisitorOutcome> {
    return this.#change(origin, (notify) => withdraw(this.sql, id, notify));
  }

  async undoWithdrawal(id: string, origin: string): Promise<VisitorOutcome> {
    return this.#change(origin, (notify) => undoWithdrawal(this.sql, id, notify));
  }

  /** Erases one request for good, as its visitor asks. What KV can't delete yet, the alarm will. `isOwn`: by a link that only the visitor has had. */
  async erase(id: string, isOwn: boolean): Promise<void> {
    this.core.transact((now) => {
      const row = findRow(this.sql, id);
      if (row) removeRequest(this.sql, row, now, isOwn ? null : 'private data');
    });
    await this.core.announceChange();
    await deliverDue(this.core);
  }

  /** Counts a new photo against what its address, and everybody, can send in a day. */
  checkPhoto(id: string, photo: StoredPhoto, address: string): Verdict {
    return this.core.transact((now) => {
      const verdict = checkPhoto(this.sql, id, photo);
      const over = verdict.outcome === 'new' ? spendOnPhoto(this.sql, address, photo.bytes, now) : null;
      return over === null ? verdict : { outcome: 'over budget', whose: over, seconds: secondsLeft(now) };
    });
  }

  /** Notes a photo whose bytes are stored. If the request was erased in the meantime, they are removed again. */
  async addPhoto(id: string, photo: StoredPhoto): Promise<Verdict> {
    const verdict = this.core.transact((now) => {
      const checked = checkPhoto(this.sql, id, photo);
      if (checked.outcome === 'new') addPhoto(this.sql, id, photo, checked.expiresAt);
      if (isErased(this.sql, id)) {
        addPhoto(this.sql, id, photo, now);
        enqueue(this.sql, { id, task: 'remove', now });
      }
      return checked;
    });
    await this.core.announceChange();
    return verdict;
  }

  async #change(origin: string, change: (notify: Notify) => VisitorOutcome): Promise<VisitorOutcome> {
    const outcome = this.core.transact((now) => change(this.core.notifyFrom(origin, now)));
    await this.core.announceChange();
    return outcome;
  }
}
