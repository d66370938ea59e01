/** Does what is in the outbox: copies to KV, removals from KV, notifications, replies, and the morning's digest. */

import { dateOf, dateText } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { newSecret } from '#schema/rules/new-secret.ts';
import { notificationChannels } from '#schema/rules/notification-channels.ts';
import { errorName } from '../../error-name.ts';
import { sendDigest } from '../../notify/digest.ts';
import { deliver } from '../../notify/notify.ts';
import { sendReply, workMail } from '../../notify/reply.ts';
import { sha256Hex } from '../../sha256.ts';
import { putErased, putIntake, removeIntake } from '../intake.ts';
import { removePhoto, storedPhotos } from '../photos.ts';
import type { Core } from './core.ts';
import { readDigest } from './digest.ts';
import { addEntry, type EntryRow, entriesFrom, findEntry, site } from './entries.ts';
import { isErased } from './insert.ts';
import { addLink, findLink } from './links.ts';
import { completeTask, enqueue, keepSecret, type OutboxRow, recordFailure, takeDueTasks, theRequest } from './outbox.ts';
import { forgetPhotos, photosOf } from './photos.ts';
import { workOf } from './quotes/quote-rows.ts';
import { findRow, type RequestRow } from './rows.ts';
import { requestOf } from './show.ts';
import { findFirst } from './sql.ts';

/** How long anyone waits for what is due, in milliseconds. What takes longer continues in the background. */
const patience = 4000;

/** Does what is due, then sets the alarm for what is left. Each call that a task makes has a time limit of its own. */
export async function deliverDue(core: Core): Promise<void> {
  await Promise.race([deliverAll(core), scheduler.wait(patience)]);
}

async function deliverAll(core: Core): Promise<void> {
  const due = core.transact((now) => takeDueTasks(core.sql, now));
  await Promise.all(due.map((row) => deliverOne(core, row)));
  await core.wakeForOutbox();
}

async function deliverOne(core: Core, row: OutboxRow): Promise<void> {
  const { request_id: id, task } = row;
  try {
    const { last, error } = await perform(core, row).then(
      (last) => ({ last, error: null }),
      (error: unknown) => ({ last: undefined, error }),
    );
    if (error !== null) console.error(JSON.stringify({ event: 'task_failed', id, task, error: errorName(error) }));
    core.transact((now) => {
      if (error !== null) return recordFailure(core.sql, row, now);
      completeTask(core.sql, row);
      const [next] = last ? entriesFrom(core.sql, { ...last, number: last.number + 1 }) : [];
      if (next) enqueue(core.sql, { id: next.request_id, task, about: next.number, origin: row.origin, now });
    });
    if (task === 'reply') await core.announceChange();
  } catch (error) {
    // It's due again when its lease ends.
    console.error(JSON.stringify({ event: 'task_not_recorded', id, task, error: errorName(error) }));
  }
}

/** Returns the last entry that a notification was about. What came in while it went out gets one of its own. */
async function perform(core: Core, row: OutboxRow): Promise<EntryRow | undefined> {
  const { env, sql } = core;
  const { request_id: id, task, about, origin, since } = row;
  if (task === 'remove') await remove(core, id);
  if (task === 'digest') {
    await sendDigest(env, readDigest(sql), `digest.${since}`);
  }
  const request = findRow(sql, id);
  const entry = about === theRequest ? null : findEntry(sql, about);
  if (request && task === 'copy') await copy(core, request);
  if (request && task === 'reply' && (entry || (about === theRequest && request.status !== 'spam')))
    await reply(core, row, request, entry);
  if (request && task === 'reminder') remindOfWork(core, row, request);
  const channel = notificationChannels.find((name) => name === task);
  if (!request || !channel) return;
  // Whoever has started on a request, or deleted it, knows about it, but not about what its visitor does later.
  const isKnown =
    about === theRequest
      ? (request.status !== 'new' && request.withdrawn_at === null) || request.trashed_at !== null
      : request.status === 'spam';
  if (isKnown) return;
  const entries = entry === null ? [] : entriesFrom(sql, entry);
  const last = entries.at(-1);
  const link = entries.find((each) => each.link !== null)?.link ?? null;
  const update = last ? { kind: last.kind, at: last.at, link, text: entries.map(({ text }) => text).join('\n\n') } : null;
  await deliver(env, channel, { id: `${id}.${about}`, request: requestOf(sql, request), entry: update, origin });
  return last;
}

async function copy(core: Core, { id, value, expires_at: expiresAt }: RequestRow): Promise<void> {
  const { env, sql } = core;
  try {
    await putIntake(env.REQUESTS, id, value, expiresAt);
  } finally {
    // Erased while the copy was on its way: KV may have taken it after the removal.
    if (isErased(sql, id)) core.transact((now) => enqueue(sql, { id, task: 'remove', now }));
  }
}

/** Removes a request and its photos from their stores, including photos that the desk never heard of. What the desk keeps of it stays. */
async function remove({ env, sql }: Core, id: string): Promise<void> {
  const names = photosOf(sql, id).map(({ name }) => name);
  const tombstone = findFirst<{ at: number }>(sql, 'SELECT at FROM tombstones WHERE id = ?', id);
  // First, so that a desk that is lost right after it knows.
  if (tombstone) await putErased(env.REQUESTS, { id, at: tombstone.at });
  const kept = findRow(sql, id);
  const intake = kept ? putIntake(env.REQUESTS, id, kept.value, kept.expires_at) : removeIntake(env.REQUESTS, id);
  await Promise.all([intake, ...names.map((name) => removePhoto(env.REQUESTS, id, name))]);
  forgetPhotos(sql, id, names);
  for (const { name } of await storedPhotos(env.REQUESTS, id)) await removePhoto(env.REQUESTS, id, name);
}

/** Mails a reply. Without an entry, it confirms the request. */
async function reply(core: Core, task: OutboxRow, row: RequestRow, entry: EntryRow | null): Promise<void> {
  const secret = await linkSecret(core, task);
  if (isErased(core.sql, row.id)) return;
  const id = `${row.id}.${task.about}.reply`;
  await sendReply(core.env, { id, request: requestOf(core.sql, row), entry, origin: task.origin, secret });
}

/** The day before work begins. If the days have moved meanwhile, there's nothing to say. */
function remindOfWork(core: Core, { request_id: id, origin }: OutboxRow, row: RequestRow): void {
  const { work } = workOf(core.sql, id);
  core.transact((now) => {
    if (work?.first !== dateText(dateOf(now) + dayMs)) return;
    const { subject, text } = workMail(work, requestOf(core.sql, row).language);
    const about = addEntry(core.sql, { id, kind: 'reply', text, ...site, at: now, channel: 'mail', subject });
    enqueue(core.sql, { id, task: 'reply', about, origin, now });
  });
}

/** Every try of a mail has the same link, unless the business has revoked it meanwhile. */
async function linkSecret(core: Core, task: OutboxRow): Promise<string> {
  const { sql } = core;
  const { request_id: id, secret: earlier } = task;
  if (earlier !== null && findLink(sql, id, await sha256Hex(earlier))) return earlier;
  const secret = newSecret();
  const hash = await sha256Hex(secret);
  core.transact((now) => {
    if (isErased(sql, id)) return;
    addLink(sql, id, { hash, at: now, by: null, opener: null, way: 'mail', until: null });
    keepSecret(sql, task, secret);
  });
  return secret;
}
