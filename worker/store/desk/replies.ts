/** Replies of the business to a visitor. A mail goes into the outbox with the reply, so it goes out once the desk gets to it. */
import type { Reply } from '../../../schema/reply.ts';
import { notesLimit } from '../../../schema/stored-request.ts';
import { type Changed, type Signature, updateRequest } from './change.ts';
import { addEntry, countNotes } from './entries.ts';
import { enqueue } from './outbox.ts';
import { indexText } from './search.ts';

/** With an `origin`, a mail is sent from here; links in it point there. Without one, the reply is only recorded. */
export function addReply(
  sql: SqlStorage,
  id: string,
  { channel, subject, text }: Omit<Reply, 'version'>,
  { version, origin, by, now }: Signature & { version: number | null; origin: string | null },
): Changed {
  return updateRequest(sql, id, version, (row) => {
    if (countNotes(sql, id) >= notesLimit) return { outcome: 'too many notes' };
    const about = addEntry(sql, { id, kind: 'reply', text, by, at: now, channel, subject });
    if (channel === 'mail' && origin !== null) enqueue(sql, { id, task: 'reply', about, origin, now });
    indexText(sql, row);
    return null;
  });
}
