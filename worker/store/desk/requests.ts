import type { Counts, Erased, Erasure, RequestChange, RequestPage, RequestQuery } from '#schema/api/inbox.ts';
import { notesLimit, type StoredRequest } from '#schema/api/stored-request.ts';
import { phoneDigits } from '#schema/rules/phone.ts';
import { quoted } from '#schema/rules/quoted.ts';
import { channelsOf } from '../../notify/notify.ts';
import { correctedValue } from '../intake.ts';
import { addressHash, addressKey } from './address.ts';
import { DeskApi } from './api.ts';
import {
  addEvent,
  type Change,
  type Changed,
  changeAnyRequest,
  changeRequest,
  type Edit,
  moveStatus,
  setUnanswered,
} from './change.ts';
import { deliverDue } from './deliveries.ts';
import { addEntry, countNotes } from './entries.ts';
import { erasePerson } from './erase.ts';
import { type InsertResult, insertRequest, type NewRequest } from './insert.ts';
import { countRequests, listRequests } from './list.ts';
import type { Person } from './openers.ts';
import { enqueue, isPending } from './outbox.ts';
import { contractsOf } from './quotes/contracts.ts';
import { findRow, type RequestRow } from './rows.ts';
import { indexText } from './search.ts';
import { requestOf, shownRow } from './show.ts';
import { businessToday } from './today.ts';

export class Requests extends DeskApi {
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

  /** What somebody here took down after a call, so nobody has to be told. */
  async enter(request: Omit<NewRequest, 'tasks'>, person: Person): Promise<InsertResult> {
    const result = this.core.transact((now) => {
      const inserted = insertRequest(this.sql, { ...request, tasks: ['copy'] }, now);
      if (inserted.outcome === 'inserted') addEvent(this.sql, inserted.id, 'Entered after a call', { ...person, now });
      return inserted;
    });
    if (result.outcome === 'inserted') await this.core.announceChange();
    return result;
  }

  list(query: RequestQuery, limit: number): RequestPage {
    return listRequests(this.sql, query, limit);
  }

  counts(): Counts {
    return countRequests(this.sql);
  }

  /** What today is also changes how requests look. */
  revision(): string {
    return `${this.core.revision} ${businessToday()}`;
  }

  find(id: string): StoredRequest | null {
    const row = findRow(this.sql, id);
    return row && requestOf(this.sql, row);
  }

  change(id: string, { status, note, isAnswered, email, phone }: RequestChange, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => {
      if (note !== undefined && countNotes(this.sql, id) >= notesLimit) return 'too many notes';
      if (status !== undefined && status !== row.status) moveStatus(this.sql, row, status, author);
      if (note !== undefined) {
        addEntry(this.sql, { id, kind: 'note', text: note, ...author, at: author.now });
        indexText(this.sql, row);
      }
      if (email !== undefined || phone !== undefined) correctContact(this.sql, row, { email, phone }, author);
      if (isAnswered) {
        setUnanswered(this.sql, id, false);
        addEvent(this.sql, id, 'Message marked as answered', author);
      }
      return null;
    });
  }

  /** Moves a request to the trash, from where it can be restored for seven days. */
  trash(id: string, edit: Edit): Promise<Changed> {
    return changeAnyRequest(this.core, id, edit, (row, author) => {
      if (row.trashed_at !== null) return null;
      this.sql.exec('UPDATE requests SET trashed_at = ? WHERE id = ?', author.now, id);
      addEvent(this.sql, id, 'Moved to the trash', author);
      return null;
    });
  }

  restore(id: string, edit: Edit): Promise<Changed> {
    return changeAnyRequest(this.core, id, edit, (row, author) => {
      if (row.trashed_at === null) return null;
      this.sql.exec('UPDATE requests SET trashed_at = NULL WHERE id = ?', id);
      addEvent(this.sql, id, 'Restored from the trash', author);
      return null;
    });
  }

  /** Erases a person here at once and from KV right after; `pending` counts what KV couldn't remove yet, which the alarm will. */
  async erase(person: Erasure): Promise<Erased> {
    const hash = person.email === undefined ? null : await addressHash(person.email);
    const { ids, newsletter } = this.core.transact((now) => erasePerson(this.sql, { ...person, hash }, now));
    if (ids.length > 0) await this.core.announceChange();
    await deliverDue(this.core);
    const pending = ids.filter((id) => isPending(this.sql, id, 'remove')).length;
    const contracts = ids.filter((id) => contractsOf(this.sql, id).length > 0).length;
    return { deleted: ids.length, pending, newsletter, ...(contracts > 0 && { contracts }) };
  }
}

/** Mails that wait or were given up are tried again, at the new address. */
function correctContact(
  sql: SqlStorage,
  row: RequestRow,
  { email, phone }: Pick<RequestChange, 'email' | 'phone'>,
  author: Change,
): void {
  const { id } = row;
  const before = shownRow(row);
  const changes = { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) };
  const value = correctedValue(row.value, changes);
  const keys = [addressKey(email ?? before.email), phoneDigits(phone ?? before.phone)];
  sql.exec('UPDATE requests SET value = ?, email_key = ?, phone_key = ? WHERE id = ?', value, ...keys, id);
  indexText(sql, { ...row, value });
  for (const name of ['email', 'phone'] as const) {
    if (changes[name] !== undefined) addEvent(sql, id, `Corrected: ${name}, which was ${quoted(before[name])}`, author);
  }
  enqueue(sql, { id, task: 'copy', now: author.now });
  const again = `UPDATE outbox SET since = ?1, next_at = ?1, tries = 0 WHERE request_id = ?2 AND task = 'reply'`;
  if (email !== undefined) sql.exec(again, author.now, id);
}
