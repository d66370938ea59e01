import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as z from 'zod/mini';
import { hourMs } from '../../schema/duration.ts';
import type { AppEnv } from '../env.ts';
import { jsonResponse, problems } from '../http/describe.ts';
import { limitCalls } from '../http/limit.ts';
import { ProblemError } from '../http/problem.ts';
import { openDesk } from '../store/open-desk.ts';

const healthSchema = z.object({
  /** "degraded" while one of the two stores doesn't respond. */
  status: z.enum(['ok', 'degraded']),
  kv: z.boolean(),
  desk: z.boolean(),
  /** Hours since the latest backup; null if there has been none, no bucket is bound, or the desk doesn't respond. */
  backupAgeHours: z.nullable(z.number()),
  /** Null while the desk doesn't respond, like all the counts below. */
  notificationsPending: z.nullable(z.int()),
  notificationsGivenUp: z.nullable(z.int()),
  /** Requests in one store only: copies KV lacks, removals it owes, and what last night's sweep found in KV alone. */
  copiesPending: z.nullable(z.int()),
  removalsPending: z.nullable(z.int()),
  foundInKvOnly: z.nullable(z.int()),
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
      openDesk(c.env).health(),
    ]);
    if (kv.status === 'rejected' && desk.status === 'rejected') {
      throw new ProblemError(503, 'Neither store responds.', { headers: { 'Retry-After': '5' }, cause: desk.reason });
    }
    const { backupAt, ...owed } = desk.status === 'fulfilled' ? desk.value : nothingKnown;
    return c.json({
      status: kv.status === desk.status ? ('ok' as const) : ('degraded' as const),
      kv: kv.status === 'fulfilled',
      desk: desk.status === 'fulfilled',
      backupAgeHours: backupAt === null ? null : Math.round((Date.now() - backupAt) / hourMs),
      ...owed,
    });
  },
);

const nothingKnown = {
  backupAt: null,
  notificationsPending: null,
  notificationsGivenUp: null,
  copiesPending: null,
  removalsPending: null,
  foundInKvOnly: null,
};
