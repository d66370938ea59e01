import type { Erased, Erasure, RequestChange, RequestPage, RequestQuery } from '../../../schema/inbox.ts';
import type { Message } from '../../../schema/reply.ts';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import type { VisitChange } from '../../../schema/visit.ts';
import type { Deadlines } from '../../business-hours.ts';
import { channelsOf } from '../../notify/notify.ts';
import { mailboxHash } from './address.ts';
import { type Changed, changeRequest, restoreRequest, type Signature, trashRequest } from './change.ts';
import { deliverDue } from './deliveries.ts';
import { addEntry } from './entries.ts';
import { erasePerson } from './erase.ts';
import { type FoundRequest, type InsertResult, insertRequest, type NewRequest } from './insert.ts';
import { addLink, revokeLinks } from './links.ts';
import { type Cursor, countRequests, listRequests, readRequests } from './list.ts';
import { isPending } from './outbox.ts';
import { Part } from './part.ts';
import { addReply, decideMail } from './replies.ts';
import { findRow } from './rows.ts';
import { requestOf } from './show.ts';
import { cancelVisit, setVisit } from './visits.ts';

/** What the business does with requests. */
export class Requests extends Part {
  /** With `mailsLink`, the visitor gets a link by mail. */
  async insert({
    isSilent,
    mailsLink,
    ...request
  }: Omit<NewRequest, 'tasks'> & { isSilent: boolean; mailsLink: boolean }): Promise<InsertResult> {
    const tasks = ['copy' as const, ...(isSilent ? [] : channelsOf(this.core.env)), ...(mailsLink ? ['reply' as const] : [])];
    const result = this.core.transact((now) => insertRequest(this.sql, { ...request, tasks }, now));
    if (result.outcome === 'inserted') await this.core.announceChange();
    return result;
  }

  list(query: RequestQuery, deadlines: Deadlines, limit: number, cursor: Cursor | null): RequestPage {
    return listRequests(this.sql, query, deadlines, limit, cursor);
  }

  read(
    query: RequestQuery,
    deadlines: Deadlines,
    limit: number,
    cursor: number | null,
  ): { requests: StoredRequest[]; cursor: number | null } {
    return readRequests(this.sql, query, deadlines, limit, cursor);
  }

  counts(deadlines: Deadlines): Record<string, number> {
    return countRequests(this.sql, deadlines);
  }

  find(id: string): StoredRequest | null {
    const row = findRow(this.sql, id);
    return row && requestOf(this.sql, row);
  }

  async change(id: string, change: RequestChange, version: number | null, by: string): Promise<Changed> {
    return this.#change(by, (signature) => changeRequest(this.sql, id, change, version, signature));
  }

  async trash(id: string, version: number | null, by: string): Promise<Changed> {
    return this.#change(by, (signature) => trashRequest(this.sql, id, version, signature));
  }

  async restore(id: string, version: number | null, by: string): Promise<Changed> {
    return this.#change(by, (signature) => restoreRequest(this.sql, id, version, signature));
  }

  async reply(id: string, message: Message, version: number | null, by: string, origin: string | null): Promise<Changed> {
    return this.#change(by, (signature) => addReply(this.sql, id, message, version, { ...signature, origin }));
  }

  async decideMail(id: string, about: number, wasSent: boolean, by: string): Promise<Changed> {
    return this.#change(by, (signature) => decideMail(this.sql, id, about, wasSent, signature));
  }

  async setVisit(
    id: string,
    visit: VisitChange & { crews: number },
    version: number | null,
    by: string,
    origin: string | null,
  ): Promise<Changed> {
    return this.#change(by, (signature) => setVisit(this.sql, id, visit, { ...signature, version, origin }));
  }

  async cancelVisit(id: string, version: number | null, by: string): Promise<Changed> {
    return this.#change(by, (signature) => cancelVisit(this.sql, id, version, signature));
  }

  /** False if the request isn't there. */
  async addLink(id: string, hash: string, by: string): Promise<boolean> {
    const isAdded = this.core.transact((now) => {
      const row = findRow(this.sql, id);
      if (!row) return false;
      // Later than the links that were revoked in the same moment.
      addLink(this.sql, id, { hash, at: Math.max(now, (row.links_revoked_at ?? 0) + 1), by });
      addEntry(this.sql, { id, kind: 'event', text: 'Made a link', by, at: now });
      return true;
    });
    await this.core.announceChange();
    return isAdded;
  }

  /** False if the request isn't there. */
  async revokeLinks(id: string, by: string): Promise<boolean> {
    const isRevoked = this.core.transact((now) => {
      if (!findRow(this.sql, id)) return false;
      revokeLinks(this.sql, id, now);
      addEntry(this.sql, { id, kind: 'event', text: 'Revoked all links', by, at: now });
      return true;
    });
    await this.core.announceChange();
    return isRevoked;
  }

  /** `notInserted` are requests that only KV has. Erases a person here at once and from KV right after; `pending` counts what KV couldn't remove yet, which the alarm will. */
  async erase(person: Erasure, notInserted: FoundRequest[]): Promise<Erased> {
    const hash = person.email === undefined ? null : await mailboxHash(person.email);
    const { ids, similar, newsletter } = this.core.transact((now) =>
      erasePerson(this.sql, { ...person, hash }, notInserted, now),
    );
    if (ids.length > 0) await this.core.announceChange();
    await deliverDue(this.core);
    return { deleted: ids.length, pending: ids.filter((id) => isPending(this.sql, id, 'remove')).length, similar, newsletter };
  }

  async #change(by: string, change: (signature: Signature) => Changed): Promise<Changed> {
    const changed = this.core.transact((now) => change({ by, now }));
    if (changed.outcome === 'changed') await this.core.announceChange();
    return changed;
  }
}
