import type { StoredPhoto } from '#schema/api/photo.ts';
import type { LinkWay } from '#schema/api/quote.ts';
import { messageLimits } from '#schema/api/visitor.ts';
import { minuteMs } from '#schema/rules/duration.ts';
import { describeWindow, isAmong, timesOf, type VisitWindow } from '#schema/rules/visit-windows.ts';
import { canReply } from '../../notify/reply.ts';
import { DeskApi } from './api.ts';
import { setStatus } from './change.ts';
import { deliverDue } from './deliveries.ts';
import { countMessages, customerBy, entriesOf } from './entries.ts';
import { isErased } from './insert.ts';
import { findLink } from './links.ts';
import { checkOpeners } from './openers.ts';
import { enqueue } from './outbox.ts';
import { addPhoto, checkPhoto, type Verdict } from './photos.ts';
import { versionsOf } from './quotes/quote-rows.ts';
import { keepForContract, removeRequest } from './remove.ts';
import { findRow } from './rows.ts';
import { hasRow } from './sql.ts';
import { canBeVisited, findVisit, fullWindows } from './visit-rows.ts';
import { changeAsVisitor, hasChangedOften, type VisitorCall, type VisitorOutcome } from './visitor-change.ts';
import { type VisitorView, visitorPage } from './visitor-view.ts';
import { callOff, writeVisit } from './visits.ts';

/** The same message again within this time is a retry, in milliseconds. */
const retryWindow = 10 * minuteMs;

/** Whether a link opens a request, and who at the business made it, if anybody. 'unknown': KV may have the request. */
export type LinkCheck = { outcome: 'open'; madeBy: string | null; way: LinkWay } | { outcome: 'wrong' | 'unknown' };

export class VisitorPages extends DeskApi {
  async checkLink(id: string, hash: string): Promise<LinkCheck> {
    const isOpen = await checkOpeners(this.core);
    const link = findLink(this.sql, id, hash);
    const isOver = link?.until != null && link.until <= Date.now();
    if (link && !isOver && (link.opener === null || isOpen(link.opener))) {
      return { outcome: 'open', madeBy: link.by, way: link.way };
    }
    return { outcome: findRow(this.sql, id) !== null || isErased(this.sql, id) ? 'wrong' : 'unknown' };
  }

  page(id: string, crews = 1): VisitorView | null {
    return visitorPage(this.sql, id, crews, canReply(this.core.env));
  }

  addMessage(id: string, text: string, call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, (_, now) => {
      const last = entriesOf(this.sql, id).findLast(({ kind }) => kind === 'message');
      if (last?.text === text && now - last.at < retryWindow) return 'done';
      return countMessages(this.sql, id) >= messageLimits.count ? 'tooManyMessages' : { message: text };
    });
  }

  setTimes(id: string, preferred: VisitWindow[], call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, (row, now) => {
      if (row.withdrawn_at !== null) return 'withdrawn';
      const value = JSON.stringify(preferred);
      if (value === row.preferred) return 'done';
      if (hasChangedOften(this.sql, id, now)) return 'tooManyChanges';
      this.sql.exec('UPDATE requests SET preferred = ? WHERE id = ?', value, id);
      const times = preferred.map((window) => describeWindow(window)).join('; ');
      return { event: times === '' ? 'No preferred times' : `Preferred times: ${times}` };
    });
  }

  /** Agrees to the window that the business has offered. Another one may have been offered since, or somebody else was faster. */
  acceptVisit(id: string, { date, part }: VisitWindow, crews: number, call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, (row, now) => {
      if (row.withdrawn_at !== null) return 'withdrawn';
      const visit = findVisit(this.sql, id);
      if (visit?.date !== date || visit.part !== part || visit.state === 'cancelled') return 'notOffered';
      if (!hasRow(this.sql, `requests WHERE id = ? AND ${canBeVisited}`, id)) return 'notOffered';
      if (visit.state === 'confirmed') return 'done';
      if (timesOf(visit).end <= now) return 'visitOver';
      if (isAmong(fullWindows(this.sql, { crews, except: id }), visit)) return 'visitTaken';
      writeVisit(this.sql, id, { date, part, state: 'confirmed' }, now);
      return { event: `Visit confirmed: ${describeWindow({ date, part })}` };
    });
  }

  /** Marks the request as lost and cancels its visit. Withdrawing twice does no harm. What is signed is canceled instead. */
  withdraw(id: string, call: VisitorCall): Promise<VisitorOutcome> {
    return changeAsVisitor(this.core, id, call, (row, now) => {
      if (row.withdrawn_at !== null) return 'done';
      if (row.status === 'done') return 'finished';
      if (versionsOf(this.sql, id).heldNumbers.length > 0) return 'contractHolds';
      callOff(this.sql, id, { ...customerBy(call.madeBy), now });
      if (row.status !== 'spam') setStatus(this.sql, row, 'lost', now);
      this.sql.exec('UPDATE requests SET withdrawn_at = ? WHERE id = ?', now, id);
      return { event: 'Withdrew the request' };
    });
  }

  /** Erases one request for good, as its visitor asks, or what its contract doesn't need. What KV can't delete yet, the alarm will. */
  async erase(id: string, call: VisitorCall): Promise<VisitorOutcome> {
    const outcome = await changeAsVisitor(this.core, id, call, (row, now) => {
      if (versionsOf(this.sql, id).heldNumbers.length === 0) {
        removeRequest(this.sql, row, now);
        return 'done';
      }
      if (hasChangedOften(this.sql, id, now)) return 'tooManyChanges';
      keepForContract(this.sql, row, now);
      return { event: 'Deleted their data, except what the contract needs' };
    });
    await deliverDue(this.core);
    return outcome;
  }

  checkPhoto(id: string, photo: StoredPhoto): Verdict {
    return checkPhoto(this.sql, id, photo);
  }

  /** Notes a photo whose bytes are stored. If the request was erased in the meantime, they are removed again. */
  async addPhoto(id: string, photo: StoredPhoto): Promise<Verdict> {
    const verdict = this.core.transact((now) => {
      const checked = checkPhoto(this.sql, id, photo);
      if (checked.outcome === 'new') addPhoto(this.sql, id, photo);
      if (isErased(this.sql, id)) {
        addPhoto(this.sql, id, photo);
        enqueue(this.sql, { id, task: 'remove', now });
      }
      return checked;
    });
    await this.core.announceChange();
    return verdict;
  }
}
