/** Runs every quarter of an hour (wrangler.toml): notifications that failed are sent again. */
import type { Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import { listRequests } from '../store/list.ts';
import { findRequest } from '../store/requests.ts';
import { notifyAgain } from './notify.ts';

/** By then someone has seen it in the inbox. */
const maxAgeMs = 24 * 60 * 60 * 1000;
/** Keeps a run within the number of calls a Worker can make. */
const requestsPerRun = 10;

/** Costs one list call, plus a read for each request that is still new and has a failed notification. Never throws. */
export async function retryNotifications(env: Env, now = Date.now()): Promise<void> {
  try {
    const { requests } = await listRequests(env.REQUESTS, {}, 1000);
    const waiting = requests
      .filter(({ notNotified, status, receivedAt }) => notNotified && status === 'new' && now - Date.parse(receivedAt) < maxAgeMs)
      .slice(-requestsPerRun);
    for (const { id } of waiting) {
      const request = await findRequest(env.REQUESTS, id);
      if (request) await notifyAgain(env, request);
    }
  } catch (error) {
    console.error(JSON.stringify({ event: 'notification_retry_failed', error: errorName(error) }));
  }
}
