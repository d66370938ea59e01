import { type DueReason, dueReasons } from '#schema/api/stored-request.ts';
import { dateOf, dateText, localTime } from '#schema/rules/business-time.ts';
import { dayMs } from '#schema/rules/duration.ts';
import { notificationChannels } from '#schema/rules/notification-channels.ts';
import type { Digest } from '../../notify/digest.ts';
import { recall, remember } from './memory.ts';
import { enqueue, isAnyOf } from './outbox.ts';
import { findRow } from './rows.ts';
import { listedRequest } from './show.ts';
import { countRows } from './sql.ts';
import { businessToday, readToday } from './today.ts';
import { listVisits } from './visits.ts';

/** Requests that the mail lists for one reason. */
const most = 20;
const digestHour = 6;

export function readDigest(sql: SqlStorage): Digest {
  const { planned, due } = readToday(sql);
  const tomorrow = dateText(Date.parse(businessToday()) + dayMs);
  const listDue = (reason: DueReason) => {
    const ids = [...due].flatMap(([id, each]) => (each === reason ? [id] : []));
    const rows = ids.slice(0, most).flatMap((id) => findRow(sql, id) ?? []);
    return { reason, requests: rows.map((row) => listedRequest(sql, row)), count: ids.length };
  };
  return {
    today: planned,
    tomorrow: listVisits(sql, tomorrow, tomorrow),
    due: dueReasons.map(listDue),
    notSent: countRows(sql, `outbox WHERE ${isAnyOf(...notificationChannels, 'reply')} AND failed_at IS NOT NULL`),
  };
}

/** Once a day, from six in the morning on. */
export function enqueueDigest(sql: SqlStorage, now: number): void {
  // A number such as 20261122.
  const day = Number(dateText(dateOf(now)).replaceAll('-', ''));
  if (new Date(localTime(now)).getUTCHours() < digestHour || (recall(sql, 'digestOn') ?? 0) >= day) return;
  remember(sql, 'digestOn', day);
  enqueue(sql, { id: '', task: 'digest', now });
}
