/** Replies of the business to a visitor. A mail goes into the outbox with the reply, so it goes out once the desk gets to it. */
import type { Message } from '../../../schema/reply.ts';
import { notesLimit } from '../../../schema/stored-request.ts';
import { type Changed, moveStatus, type Signature, updateRequest } from './change.ts';
import { addEntry, countNotes } from './entries.ts';
import { decideReply, enqueue } from './outbox.ts';
import type { RequestRow } from './rows.ts';
import { indexText } from './search.ts';

/** With an `origin`, a mail is sent from here; links in it point there. Without one, the reply is only recorded. */
type Sender = Signature & { origin: string | null };

export function addReply(sql: SqlStorage, id: string, message: Message, version: number | null, sender: Sender): Changed {
  return updateRequest(sql, id, version, (row) => recordReply(sql, row, message, sender));
}

/** Whoever gets a reply has been contacted. Returns why it can't be added, or null. */
export function recordReply(
  sql: SqlStorage,
  row: RequestRow,
  { channel, subject, text }: Message,
  { origin, by, now }: Sender,
): Changed | null {
  const { id } = row;
  if (countNotes(sql, id) >= notesLimit) return { outcome: 'too many notes' };
  const about = addEntry(sql, { id, kind: 'reply', text, by, at: now, channel, subject });
  if (channel === 'mail' && origin !== null) enqueue(sql, { id, task: 'reply', about, origin, now });
  if (row.status === 'new') moveStatus(sql, row, 'contacted', { by, now });
  indexText(sql, row);
  return null;
}

/** Of a mail that nobody knows to have gone out or not. It's sent again with the same link, or taken as sent. */
export function decideMail(sql: SqlStorage, id: string, about: number, wasSent: boolean, { by, now }: Signature): Changed {
  return updateRequest(sql, id, null, () => {
    if (!decideReply(sql, id, about, wasSent, now)) return { outcome: 'is decided' };
    addEntry(sql, { id, kind: 'event', text: wasSent ? 'Took a mail as sent' : 'Sent a mail again', by, at: now });
    return null;
  });
}
