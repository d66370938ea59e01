import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { hourMs } from '../../schema/duration.ts';
import type { AppEnv, Env } from '../env.ts';
import { jsonResponse, problems } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { openDesk } from '../store/open-desk.ts';
import { formHasWidget } from './contact/built-form.ts';

const healthSchema = z.object({
  /** "degraded" while one of the two stores doesn't respond or the desk can't take a request, the latest backup failed, the database is damaged, or Turnstile is set up by half. */
  status: z.enum(['ok', 'degraded']),
  kv: z.boolean(),
  desk: z.boolean(),
  /** Whether the Worker's TURNSTILE_SECRET and the TURNSTILE_SITE_KEY of the build match: both, neither, or the one that is missing. */
  turnstile: z.enum(['on', 'off', 'no site key', 'no secret']),
  /** Hours since the latest backup; null if there has been none, no bucket is bound, or the desk doesn't respond. */
  backupAgeHours: z.nullable(z.number()),
  /** Null while the desk doesn't respond, like all the counts below. */
  notificationsPending: z.nullable(z.int()),
  notificationsGivenUp: z.nullable(z.int()),
  /** Mails to visitors that may have gone out; a person has to decide about each in the inbox. */
  mailsUndecided: z.nullable(z.int()),
  /**
   * Requests in one store only: copies on their way to KV, those that the nights to come will make after an import, removals that KV has
   * yet to make, and what last night's sweep found in KV alone.
   */
  copiesPending: z.nullable(z.int()),
  copiesLeft: z.nullable(z.int()),
  removalsPending: z.nullable(z.int()),
  foundInKvOnly: z.nullable(z.int()),
  /** Requests in KV that the desk can't take, as of last night. */
  notInserted: z.nullable(z.int()),
  /** Whether last night's backup failed. */
  backupFailed: z.nullable(z.boolean()),
  /** Whether last night's check found a damaged page in the desk's database. */
  damaged: z.nullable(z.boolean()),
});

export const health = new Hono<AppEnv>();

health.get(
  '/',
  describeRoute({
    summary: 'Whether the two stores respond and agree',
    responses: { 200: jsonResponse('At least one store takes requests', healthSchema), ...problems(429, 503) },
  }),
  limitCalls('VISITOR_LIMIT'),
  async (c) => {
    const [kv, desk] = await Promise.allSettled([
      // Nobody writes this key. Reading it costs less than a list and touches no one's data.
      c.env.REQUESTS.get('health'),
      openDesk(c.env).upkeep.health(),
    ]);
    if (kv.status === 'rejected' && desk.status === 'rejected') {
      throw new ProblemError(503, 'Neither store responds.', { headers: { 'Retry-After': '5' }, cause: desk.reason });
    }
    const { backupAt, ...counts } = desk.status === 'fulfilled' ? desk.value : nothingKnown;
    const turnstile = await turnstileState(c.env);
    const isWell =
      kv.status === desk.status &&
      ['on', 'off'].includes(turnstile) &&
      !counts.backupFailed &&
      !counts.notInserted &&
      !counts.damaged;
    return c.json({
      status: isWell ? ('ok' as const) : ('degraded' as const),
      kv: kv.status === 'fulfilled',
      desk: desk.status === 'fulfilled',
      turnstile,
      backupAgeHours: backupAt === null ? null : Math.round((Date.now() - backupAt) / hourMs),
      ...counts,
    });
  },
);

async function turnstileState(env: Env): Promise<z.infer<typeof healthSchema>['turnstile']> {
  if (await formHasWidget(env)) return env.TURNSTILE_SECRET ? 'on' : 'no secret';
  return env.TURNSTILE_SECRET ? 'no site key' : 'off';
}

const nothingKnown = {
  backupAt: null,
  notificationsPending: null,
  notificationsGivenUp: null,
  mailsUndecided: null,
  copiesPending: null,
  copiesLeft: null,
  removalsPending: null,
  foundInKvOnly: null,
  notInserted: null,
  backupFailed: null,
  damaged: null,
};
