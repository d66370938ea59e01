/** The desk: one SQLite-backed Durable Object with everything the business does with its requests. It alone decides what is new. */
import type { RequestChange, RequestPage, RequestQuery } from '../../schema/inbox.ts';
import type { Reply } from '../../schema/reply.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { VisitChange, Visits } from '../../schema/visit.ts';
import type { ResponseClock } from '../business-hours.ts';
import { calendarText } from '../calendar/ics.ts';
import { channelsOf } from '../notify/notify.ts';
import { closeFeed, feedEvents, findFeed, openFeed, visitEvent } from './desk/calendar.ts';
import { type Changed, changeRequest, restoreRequest, type Signature, trashRequest } from './desk/change.ts';
import { erasePerson } from './desk/erase.ts';
import { type Filed, type Filing, fileRequest } from './desk/file.ts';
import { type Cursor, countRequests, listRequests, readRequests } from './desk/list.ts';
import { isPending } from './desk/outbox.ts';
import { addReply } from './desk/replies.ts';
import { findRow } from './desk/rows.ts';
import { closeSession, countGuess, findSession, type OpenSession, openSession } from './desk/sessions.ts';
import { requestOf } from './desk/show.ts';
import { confirmSubscription, listSubscribers, type SubscriberRow, subscribe } from './desk/subscribers.ts';
import { VisitorDesk } from './desk/visitor-desk.ts';
import { cancelVisit, listVisits, setVisit } from './desk/visits.ts';

export class Desk extends VisitorDesk {
  async file(filing: Omit<Filing, 'tasks'> & { isSilent: boolean }): Promise<Filed> {
    const { isSilent, ...request } = filing;
    const tasks = ['copy' as const, ...(isSilent ? [] : channelsOf(this.env))];
    const filed = this.transact((now) => fileRequest(this.sql, { ...request, tasks }, now));
    if (filed.outcome === 'filed') {
      this.tellInboxes();
      await this.wakeBy(Date.now());
    }
    return filed;
  }

  /** Opens a WebSocket that says when something has changed. It hibernates, so it costs nothing in between. */
  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
  }

  list(query: RequestQuery, clock: ResponseClock, limit: number, cursor: Cursor | null): RequestPage {
    return listRequests(this.sql, query, clock, limit, cursor);
  }

  read(
    query: RequestQuery,
    clock: ResponseClock,
    limit: number,
    cursor: number | null,
  ): { requests: StoredRequest[]; cursor: number | null } {
    return readRequests(this.sql, query, clock, limit, cursor);
  }

  counts(clock: ResponseClock): Record<string, number> {
    return countRequests(this.sql, clock);
  }

  find(id: string): StoredRequest | null {
    const row = findRow(this.sql, id);
    return row && requestOf(this.sql, row);
  }

  async change(id: string, change: RequestChange, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => changeRequest(this.sql, id, change, version, signature), by);
  }

  async trash(id: string, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => trashRequest(this.sql, id, version, signature), by);
  }

  async restore(id: string, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => restoreRequest(this.sql, id, version, signature), by);
  }

  async reply(
    id: string,
    reply: Reply,
    signature: { by: string; version: number | null; origin: string | null },
  ): Promise<Changed> {
    const { version, origin } = signature;
    return this.#change(({ by, now }) => addReply(this.sql, id, reply, { version, origin, by, now }), signature.by);
  }

  async setVisit(id: string, visit: VisitChange, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => setVisit(this.sql, id, visit, version, signature), by);
  }

  async cancelVisit(id: string, version: number | null, by: string | null): Promise<Changed> {
    return this.#change((signature) => cancelVisit(this.sql, id, version, signature), by);
  }

  visits(from: string, to: string): Visits {
    return listVisits(this.sql, from, to);
  }

  /** Null if the request has no visit. */
  visitCalendar(id: string): string | null {
    const event = visitEvent(this.sql, id);
    return event && calendarText([event]);
  }

  openFeed(hash: string, by: string): void {
    this.transact((now) => openFeed(this.sql, hash, by, now));
  }

  closeFeed(): void {
    closeFeed(this.sql);
  }

  feed(): { by: string; at: number } | null {
    const feed = findFeed(this.sql);
    return feed && { by: feed.by, at: feed.at };
  }

  /** Null if no feed has this secret. */
  feedCalendar(hash: string): string | null {
    return findFeed(this.sql)?.hash === hash ? calendarText(feedEvents(this.sql, Date.now())) : null;
  }

  /** Erases a person here at once and from KV right after; `pending` counts what KV couldn't remove yet, which the alarm will. */
  async erase(person: { email?: string | undefined; phone?: string | undefined }): Promise<{
    deleted: number;
    pending: number;
    newsletter: boolean;
  }> {
    const { ids, newsletter } = this.transact((now) => erasePerson(this.sql, person, now));
    if (ids.length > 0) this.tellInboxes();
    await this.runDueTasks();
    return { deleted: ids.length, pending: ids.filter((id) => isPending(this.sql, id, 'remove')).length, newsletter };
  }

  signIn(session: { hash: string; tokenHash: string; name: string }): OpenSession {
    return this.transact((now) => openSession(this.sql, { ...session, now }));
  }

  session(session: { hash: string; tokenHash: string }): OpenSession | null {
    return findSession(this.sql, { ...session, now: Date.now() });
  }

  signOut(hash: string): void {
    closeSession(this.sql, hash);
  }

  countGuess(address: string, isRight: boolean): number {
    return countGuess(this.sql, address, isRight, Date.now());
  }

  subscribe(email: string, tokenHash: string | null): boolean {
    return subscribe(this.sql, email, tokenHash, Date.now());
  }

  confirmSubscription(tokenHash: string): boolean {
    return confirmSubscription(this.sql, tokenHash, Date.now());
  }

  subscribers(): SubscriberRow[] {
    return listSubscribers(this.sql);
  }

  async #change(change: (signature: Signature) => Changed, by: string | null): Promise<Changed> {
    const changed = this.transact((now) => change({ by, now }));
    if (changed.outcome === 'changed') await this.afterChange();
    return changed;
  }
}
