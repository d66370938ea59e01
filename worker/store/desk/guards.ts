/** What protects the site and could be off without anybody noticing: how each is read, what it means that it's off, and what to do. */
import { dayMs, hourMs, minuteMs } from '../../../schema/duration.ts';
import { type GuardName, type GuardOff, guardNames } from '../../../schema/health.ts';
import { notificationChannels } from '../../../schema/notification-channels.ts';
import { mapTable } from '../../../schema/table.ts';
import { type Bindings, limitNames } from '../../bindings.ts';
import { formHasWidget } from '../../built-files.ts';
import { channels } from '../../notify/notify.ts';
import { timeText } from '../../time-text.ts';
import type { Core } from './core.ts';
import { countMissing } from './decisions.ts';
import { forget, recall, remember } from './memory.ts';
import { deskBegan } from './migrations.ts';
import { isAnyOf, isUndecided, nextDue } from './outbox.ts';

interface Guard {
  /** Since when it's off, in Unix ms, as far as this shows; null while it's on. */
  offSince: (seen: Seen) => number | null | Promise<number | null>;
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

/** A backup is made once a night, and the run takes a while. */
const oldBackup = 25 * hourMs;
/** The schedule runs every quarter of an hour. */
const lateSchedule = hourMs;
const lateAlarm = 10 * minuteMs;
/** A task that is still being retried counts as stuck after this long. */
const stuck = hourMs;
/** How long the inbox shows a task that was given up. */
const givenUpShown = 7 * dayMs;
/** One failure counts for this long, so that the schedule and the inbox see it. */
const limiterMemory = hourMs;
const clockTolerance = 5 * minuteMs;

const guards: Record<Exclude<GuardName, 'desk'>, Guard> = {
  kv: {
    offSince: ({ env, now }) =>
      // Nobody writes this key. Reading it costs less than a list and touches no one's data.
      env.REQUESTS.get('health').then(
        () => null,
        () => now,
      ),
    means: "New requests come in, but aren't being copied to the second place right now. They'll be copied later.",
    todo: 'If this lasts for a day, look at KV in the Cloudflare dashboard.',
  },
  database: {
    offSince: ({ sql, now }) => (recall(sql, 'damaged') ? now : null),
    means: "A part of the inbox's data is damaged, so some requests may not open.",
    todo: 'Export what can be read, restore the latest backup, then rebuild, as docs/faults.md says.',
  },
  clock: {
    offSince: ({ sql, now }) => {
      const { top } = sql.exec<{ top: number | null }>('SELECT max(position) / 1000 AS top FROM requests').one();
      return (top ?? 0) > now + clockTolerance ? now : null;
    },
    means: "The site's clock went back, so don't trust waiting times until this is gone.",
    todo: 'The newest request is dated later than now. If it stays for a day, ask Cloudflare.',
  },
  alarm: {
    offSince: ({ sql, now }) => {
      const due = nextDue(sql);
      return due !== null && due < now - lateAlarm ? due : null;
    },
    means: 'Notifications and replies go out up to a quarter of an hour late.',
    todo: "The desk's alarm is late. The schedule makes up for it every quarter of an hour. If it stays, look at the Worker in the Cloudflare dashboard.",
  },
  schedule: {
    offSince: ({ sql, now }) => {
      const last = recall(sql, 'scheduledAt') ?? deskBegan(sql);
      return last < now - lateSchedule ? last : null;
    },
    means: "Backups, the morning's mail and the nightly checks don't happen.",
    todo: "The schedule hasn't run for an hour. Look at the Worker's cron triggers in the Cloudflare dashboard.",
  },
  outbox: {
    offSince: ({ sql, now }) => {
      const isStuck = `${isAnyOf(...notificationChannels, 'reply', 'digest')} AND failed_at > ? AND since < ? AND NOT (${isUndecided})`;
      return firstInOutbox(sql, 'since', isStuck, now - givenUpShown, now - stuck);
    },
    means: "Mail or notifications haven't gone out for over an hour. The requests say which; call those customers.",
    todo: 'Look at Email Routing in the Cloudflare dashboard.',
  },
  replies: {
    offSince: ({ sql }) => firstInOutbox(sql, 'unknown_at', isUndecided),
    means: 'Nobody knows whether a reply by mail has gone out. Open its request and decide whether to send it again.',
    todo: 'Nothing: the office decides about each in the inbox.',
  },
  copies: {
    offSince: ({ sql, now }) =>
      firstInOutbox(sql, 'since', `task IN ('copy', 'remove') AND failed_at IS NOT NULL AND since < ?`, now - stuck),
    means: "For over an hour, requests couldn't be copied to the second place, or erased ones removed from it.",
    todo: "It's tried again every hour. KV's free plan takes 1,000 writes a day; look at KV in the Cloudflare dashboard.",
  },
  intake: {
    offSince: ({ sql, now }) => (recall(sql, 'notInserted') ? now : null),
    means: "A request came in that the inbox can't show.",
    todo: "Look for request_not_inserted in the Worker's logs.",
  },
  backup: {
    offSince: ({ sql, now }) => (recall(sql, 'backupFailed') ? now : null),
    means: "Last night's backup failed.",
    todo: 'Save one with: npm run desk -- export FILE.',
  },
  'backup age': {
    offSince: ({ env, sql, now }) => {
      const due = (recall(sql, 'backupAt') ?? deskBegan(sql)) + oldBackup;
      return env.BACKUPS && due < now ? due : null;
    },
    means: 'The newest backup is more than a day old.',
    todo: 'Save one with: npm run desk -- export FILE.',
  },
  'backup unreadable': {
    offSince: ({ sql, now }) => (recall(sql, 'backupUnreadable') ? now : null),
    means: "The newest backup can't be read.",
    todo: 'Save one with: npm run desk -- export FILE, and look at the bucket in the Cloudflare dashboard.',
  },
  proof: {
    offSince: ({ sql, now }) => (countMissing(sql) > 0 ? now : null),
    means: "The inbox's data was lost, and finished jobs, reviews or signed quotes are missing.",
    todo: 'Restore the latest backup: npm run desk -- restore. If none has them: npm run desk -- accept-loss.',
  },
  bucket: {
    offSince: ({ env, now }) => (env.BACKUPS ? null : now),
    means:
      "Statuses, notes, replies and quotes aren't backed up, so they could be lost. Ask whoever runs the site to set up backups.",
    todo: 'Bind BACKUPS in wrangler.toml.',
  },
  limits: {
    offSince: ({ env, now }) => (limitNames.every((name) => env[name]) ? null : now),
    means: 'Nothing stops a program that floods the site with requests.',
    todo: 'Bind every [[ratelimits]] of wrangler.toml, and deploy again.',
  },
  limiter: {
    offSince: ({ sql, now }) => {
      const failedAt = recall(sql, 'limiterFailedAt') ?? 0;
      return failedAt > now - limiterMemory ? failedAt : null;
    },
    means: 'Within the last hour, a program could have flooded the site with requests without being stopped.',
    todo: "A limit on calls couldn't be checked. Do nothing, unless it stays. Then look at Cloudflare's status page.",
  },
  'turnstile secret': {
    offSince: async ({ env, now }) => (!env.TURNSTILE_SECRET && (await formHasWidget(env)) ? now : null),
    means: 'Requests are checked for spam less strictly than they could be.',
    todo: 'The form shows Turnstile, but nobody checks its answers. Set the secret with: npx wrangler secret put TURNSTILE_SECRET.',
  },
  'turnstile key': {
    offSince: async ({ env, now }) => (env.TURNSTILE_SECRET && !(await formHasWidget(env)) ? now : null),
    means: 'Requests are checked for spam less strictly than they could be.',
    todo: 'The site was built without TURNSTILE_SITE_KEY. Set it, then build and deploy again.',
  },
  ...mapTable(channels, ({ isHalfSetUp, means, todo }) => ({
    offSince: ({ env, now }: Seen) => (isHalfSetUp(env) ? now : null),
    means,
    todo,
  })),
  access: {
    offSince: ({ env, now }) => (areBothOrNeither(env.ACCESS_TEAM, env.ACCESS_AUD) ? null : now),
    means: "Signing in with your company's account doesn't work.",
    todo: 'Cloudflare Access is only half set up. Set ACCESS_TEAM and ACCESS_AUD, or neither.',
  },
  analytics: {
    offSince: ({ env, now }) => (areBothOrNeither(env.GA4_MEASUREMENT_ID, env.GA4_API_SECRET) ? null : now),
    means: "Google Analytics doesn't count visits to the site.",
    todo: 'It is only half set up. Set GA4_MEASUREMENT_ID and GA4_API_SECRET, or neither.',
  },
};

/** What health says while the desk can't be reached. */
export const deskIsOff: GuardOff = {
  guard: 'desk',
  since: null,
  means: "The inbox's data isn't responding. Requests still come in, and show here within a quarter of an hour of its return.",
  todo: 'If it stays, look at the Worker in the Cloudflare dashboard.',
};

/** What is off. The desk remembers since when, because most of it can't be seen later. */
export async function readGuards({ env, sql }: Pick<Core, 'env' | 'sql'>): Promise<GuardOff[]> {
  const seen = { env, sql, now: Date.now() };
  const off = await Promise.all(
    guardNames.map(async (guard) => {
      if (guard === 'desk') return null;
      const { offSince, means, todo } = guards[guard];
      const since = rememberOff(sql, guard, await offSince(seen));
      return since === null ? null : { guard, since: timeText(since), means, todo };
    }),
  );
  return off.filter((each) => each !== null);
}

/** The earliest time it has been off without a break. */
export function rememberOff(sql: SqlStorage, guard: GuardName, since: number | null): number | null {
  const name = `off ${guard}` as const;
  if (since === null) {
    forget(sql, name);
    return null;
  }
  const earliest = Math.min(since, recall(sql, name) ?? since);
  remember(sql, name, earliest);
  return earliest;
}

/** Of the tasks in the outbox that meet the condition. */
function firstInOutbox(sql: SqlStorage, column: string, condition: string, ...values: number[]): number | null {
  return sql.exec<{ at: number | null }>(`SELECT min(${column}) AS at FROM outbox WHERE ${condition}`, ...values).one().at;
}

function areBothOrNeither(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one) === Boolean(other);
}
