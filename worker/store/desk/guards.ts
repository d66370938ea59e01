/** What fails in the background and could stay so without anybody noticing: how each is read, what it means, and what to do. */

import { type GuardName, type GuardOff, guardNames } from '#schema/api/health.ts';
import { dayMs, hourMs } from '#schema/rules/duration.ts';
import { notificationChannels } from '#schema/rules/notification-channels.ts';
import type { Bindings } from '../../bindings.ts';
import { timeText } from '../../time-text.ts';
import type { Core } from './core.ts';
import { recall } from './memory.ts';
import { deskBegan } from './migrations.ts';
import { isAnyOf } from './outbox.ts';

interface Guard {
  /** Since when it's off, in Unix ms, as far as this shows; null while it's on. */
  offSince: (seen: Seen) => number | null;
  /** For the office: what it means for requests, without the name of a setting. */
  means: string;
  /** For whoever runs the site. */
  todo: string;
}

interface Seen {
  env: Bindings;
  sql: SqlStorage;
  now: number;
}

/** A dump is made once a night, and the run takes a while. */
const oldDump = 25 * hourMs;
/** The schedule runs every quarter of an hour. */
const lateSchedule = hourMs;
/** A task that is still being retried counts as stuck after this long. */
const stuck = hourMs;
/** How long the inbox shows a task that was given up. */
const givenUpShown = 7 * dayMs;

const guards: Record<Exclude<GuardName, 'desk'>, Guard> = {
  schedule: {
    offSince: ({ env, sql, now }) => {
      const ran = recall(sql, 'scheduledAt') ?? deskBegan(sql);
      const dumped = recall(sql, 'dumpedAt') ?? deskBegan(sql);
      if (ran < now - lateSchedule) return ran;
      return env.BACKUPS && dumped < now - oldDump ? dumped : null;
    },
    means: "What runs by the clock doesn't: backups at night, or the morning's mail, too.",
    todo: "In the Cloudflare dashboard, look at the Worker's cron triggers, for schedule_failed in its logs, and at the bucket.",
  },
  outbox: {
    offSince: ({ sql, now }) => {
      const isStuck = `${isAnyOf(...notificationChannels, 'reply', 'digest')} AND failed_at > ? AND since < ?`;
      return firstInOutbox(sql, isStuck, now - givenUpShown, now - stuck);
    },
    means: "Mail or notifications haven't gone out for over an hour. The requests say which; call those customers.",
    todo: 'Look at Email Routing in the Cloudflare dashboard.',
  },
  copies: {
    offSince: ({ sql, now }) =>
      firstInOutbox(sql, `task IN ('copy', 'remove') AND failed_at IS NOT NULL AND since < ?`, now - stuck),
    means: "For over an hour, requests couldn't be copied to the second place, or erased ones removed from it.",
    todo: "It's tried again every hour. KV's free plan takes 1,000 writes a day; look at KV in the Cloudflare dashboard.",
  },
  queue: {
    offSince: ({ sql, now }) => (recall(sql, 'notInserted') ? now : null),
    means: "A request came in that the inbox can't show.",
    todo: "Look for request_not_inserted in the Worker's logs.",
  },
};

/** What health says while the desk can't be reached. */
export const deskIsOff: GuardOff = {
  guard: 'desk',
  since: null,
  means: "The inbox's data isn't responding. Requests still come in, and show here within a quarter of an hour of its return.",
  todo: 'If it stays, look at the Worker in the Cloudflare dashboard.',
};

/** What is off. */
export function readGuards({ env, sql }: Pick<Core, 'env' | 'sql'>): GuardOff[] {
  const seen = { env, sql, now: Date.now() };
  return guardNames.flatMap((guard) => {
    if (guard === 'desk') return [];
    const { offSince, means, todo } = guards[guard];
    const since = offSince(seen);
    return since === null ? [] : [{ guard, since: timeText(since), means, todo }];
  });
}

/** Since when the oldest of these tasks waits. */
function firstInOutbox(sql: SqlStorage, condition: string, ...values: number[]): number | null {
  return sql.exec<{ at: number | null }>(`SELECT min(since) AS at FROM outbox WHERE ${condition}`, ...values).one().at;
}
