/** Does what is in the outbox: copies to KV, removals from KV, notifications, replies, and the morning's digest. */

import { newSecret } from '../../../schema/new-secret.ts';
import { readDeadlines } from '../../business-hours.ts';
import { sha256Hex } from '../../digest.ts';
import { errorName } from '../../error-name.ts';
import { sendDigest } from '../../notify/digest.ts';
import { deliver } from '../../notify/notify.ts';
import { sendReply } from '../../notify/reply.ts';
import { withTimeout } from '../../with-timeout.ts';
import { putIntake, removeIntake } from '../intake.ts';
import { getPhoto, putPhoto, removePhoto, storedPhotos } from '../photos.ts';
import type { Core } from './core.ts';
import { readDigest } from './digest.ts';
import { findEntry } from './entries.ts';
import { isErased } from './insert.ts';
import { addLink } from './links.ts';
import { completeTask, type OutboxRow, recordFailure, takeDueTasks } from './outbox.ts';
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
        await withTimeout(core.env, perform(core, row));
        completeTask(core.sql, row);
      } catch (error) {
        const { request_id: id, task } = row;
        console.error(JSON.stringify({ event: 'task_failed', id, task, error: errorName(error) }));
        recordFailure(core.sql, row, Date.now());
      }
    }),
  );
  await core.wakeForOutbox();
}

async function perform(core: Core, { request_id: id, task, about, origin }: OutboxRow): Promise<void> {
  const { env, sql } = core;
  if (task === 'remove') return remove(core, id);
  if (task === 'digest') return sendDigest(env, readDigest(sql, await readDeadlines(env)));
  const row = findRow(sql, id);
  if (!row) return;
  if (task === 'copy') return copy(core, row);
  const entry = about === 0 ? null : findEntry(sql, about);
  if (task === 'reply') return entry ? reply(core, row, entry, origin) : undefined;
  // Somebody who has started on a request, or deleted it, knows of it, but not of what its visitor does later.
  const isKnown = about === 0 ? row.status !== 'new' || row.trashed_at !== null : row.status === 'spam';
  if (!isKnown) await deliver(env, task, { request: requestOf(sql, row), entry, origin });
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

/** Each mail gets a new link, because the desk only has hashes of the earlier secrets. */
async function reply(
  { env, sql }: Core,
  row: RequestRow,
  entry: NonNullable<ReturnType<typeof findEntry>>,
  origin: string,
): Promise<void> {
  const secret = newSecret();
  const hash = await sha256Hex(secret);
  if (isErased(sql, row.id)) return;
  addLink(sql, row.id, hash);
  await sendReply(env, { request: requestOf(sql, row), entry, origin, secret });
}
