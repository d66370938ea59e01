/** Does what is in the outbox: copies to KV, removals from KV, notifications, replies, and the morning's digest. */

import { newSecret } from '../../../schema/new-secret.ts';
import { readDeadlines } from '../../business-hours.ts';
import { errorName } from '../../error-name.ts';
import { sendDigest } from '../../notify/digest.ts';
import { deliver } from '../../notify/notify.ts';
import { sendReply } from '../../notify/reply.ts';
import { sha256Hex } from '../../sha256.ts';
import { withTimeout } from '../../with-timeout.ts';
import { putIntake, removeIntake } from '../intake.ts';
import { getPhoto, putPhoto, removePhoto, storedPhotos } from '../photos.ts';
import type { Core } from './core.ts';
import { readDigest } from './digest.ts';
import { type EntryRow, entriesFrom, findEntry } from './entries.ts';
import { isErased } from './insert.ts';
import { addLink } from './links.ts';
import { completeTask, enqueue, type OutboxRow, recordFailure, takeDueTasks } from './outbox.ts';
import { forgetPhotos, photoOf, photoRows, renewPhoto } from './photos.ts';
import { findRow, type RequestRow } from './rows.ts';
import { requestOf } from './show.ts';

/** Does what is due, then sets the alarm for what is left. */
export async function deliverDue(core: Core): Promise<void> {
  const due = core.transact((now) => takeDueTasks(core.sql, now));
  await Promise.all(
    due.map(async (row) => {
      try {
        // One task that hangs must not hold up the notifications that come after it.
        const last = await withTimeout(core.env, perform(core, row));
        core.transact((now) => {
          completeTask(core.sql, row);
          const [next] = last ? entriesFrom(core.sql, { ...last, number: last.number + 1 }) : [];
          if (next) enqueue(core.sql, { id: next.request_id, task: row.task, about: next.number, origin: row.origin, now });
        });
      } catch (error) {
        const { request_id: id, task } = row;
        console.error(JSON.stringify({ event: 'task_failed', id, task, error: errorName(error) }));
        recordFailure(core.sql, row, Date.now());
      }
    }),
  );
  await core.wakeForOutbox();
}

/** Returns the last entry that a notification told of. What came in while it went out gets one of its own. */
async function perform(core: Core, { request_id: id, task, about, origin }: OutboxRow): Promise<EntryRow | undefined> {
  const { env, sql } = core;
  if (task === 'remove') await remove(core, id);
  if (task === 'digest') await sendDigest(env, readDigest(sql, await readDeadlines(env)));
  const row = findRow(sql, id);
  const entry = about === 0 ? null : findEntry(sql, about);
  if (row && task === 'copy') await copy(core, row);
  if (row && task === 'reply' && (entry || (about === 0 && row.status !== 'spam'))) await reply(core, row, entry, origin);
  if (!row || (task !== 'mail' && task !== 'webhook')) return;
  // Somebody who has started on a request, or deleted it, knows of it, but not of what its visitor does later.
  const isKnown =
    about === 0 ? (row.status !== 'new' && row.withdrawn_at === null) || row.trashed_at !== null : row.status === 'spam';
  if (isKnown) return;
  const entries = entry === null ? [] : entriesFrom(sql, entry);
  const last = entries.at(-1);
  const news = last ? { kind: last.kind, at: last.at, text: entries.map(({ text }) => text).join('\n\n') } : null;
  await deliver(env, task, { id: `${id}.${about}`, request: requestOf(sql, row), entry: news, origin });
  return last;
}

/** Writes the request to KV, and its photos anew if they would expire before it. */
async function copy(core: Core, { id, value, expires_at: expiresAt }: RequestRow): Promise<void> {
  const { env, sql } = core;
  await putIntake(env.REQUESTS, id, value, expiresAt);
  for (const photo of photoRows(sql, id).filter((each) => each.expires_at < expiresAt)) {
    const bytes = await getPhoto(env, id, photo.name);
    if (bytes) await putPhoto(env, { id, photo: photoOf(photo), expiresAt }, bytes);
    renewPhoto(sql, id, photo.name, expiresAt);
  }
  // Erased while the copy was on its way: KV may have taken it after the removal.
  if (!isErased(sql, id)) return;
  core.enqueueAll([id], 'remove');
  await core.wakeForOutbox();
}

/** Removes a request and its photos from their stores, including photos that the desk never heard of. */
async function remove({ env, sql }: Core, id: string): Promise<void> {
  const names = photoRows(sql, id).map(({ name }) => name);
  await Promise.all([removeIntake(env.REQUESTS, id), ...names.map((name) => removePhoto(env, id, name))]);
  forgetPhotos(sql, id, names);
  for (const { name } of await storedPhotos(env, id)) await removePhoto(env, id, name);
}

/** Without an entry, it confirms the request. Each mail gets a new link, because the desk only has hashes of the earlier secrets. */
async function reply({ env, sql }: Core, row: RequestRow, entry: EntryRow | null, origin: string): Promise<void> {
  const secret = newSecret();
  const hash = await sha256Hex(secret);
  if (isErased(sql, row.id)) return;
  addLink(sql, row.id, { hash, at: Date.now(), by: null });
  await sendReply(env, { request: requestOf(sql, row), entry, origin, secret });
}
