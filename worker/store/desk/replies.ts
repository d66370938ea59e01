/** Replies of the business to a visitor. A mail goes into the outbox with the reply, so it goes out once the desk gets to it. */
import type { Message } from '#schema/api/reply.ts';
import { notesLimit } from '#schema/api/stored-request.ts';
import { DeskApi } from './api.ts';
import { type Change, type Changed, changeRequest, type Edit, moveStatus, type Refusal, setUnanswered } from './change.ts';
import { addEntry, countNotes } from './entries.ts';
import { enqueue } from './outbox.ts';
import type { RequestRow } from './rows.ts';
import { indexText } from './search.ts';

export class Replies extends DeskApi {
  /** With an `origin`, a mail is sent from here; links in it point there. Without one, the reply is only recorded. */
  add(id: string, message: Message, origin: string | null, edit: Edit): Promise<Changed> {
    return changeRequest(this.core, id, edit, (row, author) => recordReply(this.sql, row, message, origin, author));
  }
}

/** Whoever gets a reply has been contacted. Returns why it can't be added, or null. */
export function recordReply(
  sql: SqlStorage,
  row: RequestRow,
  { channel, subject, text }: Message,
  origin: string | null,
  author: Change,
): Refusal | null {
  const { id } = row;
  const { now } = author;
  if (channel === 'mail' && row.email_key === '') return 'no address';
  if (countNotes(sql, id) >= notesLimit) return 'too many notes';
  const about = addEntry(sql, { id, kind: 'reply', text, ...author, at: now, channel, subject });
  if (channel === 'mail' && origin !== null) enqueue(sql, { id, task: 'reply', about, origin, now });
  if (row.status === 'new') moveStatus(sql, row, 'contacted', author);
  setUnanswered(sql, id, false);
  indexText(sql, row);
  return null;
}
