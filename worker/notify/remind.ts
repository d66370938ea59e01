/** The clock's part, by the trigger in wrangler.toml: news of requests that did not get through goes out again. */
import type { Env } from '../env.ts';
import { listRequests } from '../store/list.ts';
import { findRequest } from '../store/requests.ts';
import { notifyAgain } from './notify.ts';

/** After a day the inbox has long shown it, in milliseconds. */
const longest = 24 * 60 * 60 * 1000;
/** Requests of one run, so that it stays within the calls that a Worker may make. */
const mostAtOnce = 10;

/** One list call, and a read for each request that is still new and that the business was not told of. Never throws. */
export async function remind(env: Env, now = Date.now()): Promise<void> {
  try {
    const { requests } = await listRequests(env.REQUESTS, {}, 1000);
    const waiting = requests
      .filter(({ notNotified, status, receivedAt }) => notNotified && status === 'new' && now - Date.parse(receivedAt) < longest)
      .slice(-mostAtOnce);
    for (const { id } of waiting) {
      const request = await findRequest(env.REQUESTS, id);
      if (request) await notifyAgain(env, request);
    }
  } catch (error) {
    console.error(JSON.stringify({ event: 'reminder_failed', error: error instanceof Error ? error.name : 'unknown' }));
  }
}
