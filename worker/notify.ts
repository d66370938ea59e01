/** Tells the business of a new request, after the visitor has had the answer. */
import { serviceLabels } from '../schema/estimate-request.ts';
import type { StoredRequest } from '../schema/stored-request.ts';
import type { Env } from './env.ts';
import { recordNotNotified } from './store/requests.ts';
import { postSigned } from './webhook.ts';

type Way = 'mail' | 'webhook';

/** Pauses before the second and third try, and how long one may take, in milliseconds. */
const pauses = [500, 2000];
const patience = 5000;

/** Tries every way that is set up; what fails is recorded on the request. Never throws. */
export async function notify(env: Env, request: StoredRequest, origin: string): Promise<void> {
  const tried = await Promise.all(
    waysOf(env, request, origin).map(async ([way, send]) => ({ way, done: await retried(way, send, request.id) })),
  );
  const failed = tried.filter(({ done }) => !done).map(({ way }) => way);
  if (failed.length === 0) return;
  await tries(() => recordNotNotified(env.REQUESTS, request.id, failed)).catch(() => {
    console.error(JSON.stringify({ event: 'notification_not_recorded', id: request.id }));
  });
}

function waysOf(env: Env, request: StoredRequest, origin: string): [Way, () => Promise<unknown>][] {
  const ways: [Way, () => Promise<unknown>][] = [];
  const { MAIL: mail, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to, NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  if (mail && from && to) ways.push(['mail', () => mail.send({ from, to, ...message(request, origin) })]);
  if (url && secret) ways.push(['webhook', () => postSigned(url, secret, { event: 'request.created', request })]);
  return ways;
}

/** Plain text only, so that nothing a visitor wrote can be markup. */
function message(request: StoredRequest, origin: string) {
  const service = serviceLabels[request.serviceNeeded];
  const text = [
    `Name: ${request.fullName}`,
    `Phone: ${request.phone}`,
    `E-mail: ${request.email}`,
    `Zip code: ${request.zipCode}`,
    `Service: ${service}`,
    `Received: ${request.receivedAt}`,
    '',
    request.projectDetails || 'No details given.',
    '',
    `${origin}/inbox`,
  ].join('\n');
  return { subject: `Estimate request: ${service}, ${request.zipCode}, ${request.fullName}`, text, replyTo: request.email };
}

async function retried(way: Way, send: () => Promise<unknown>, id: string): Promise<boolean> {
  return tries(send).then(
    () => true,
    (error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(JSON.stringify({ event: 'notification_failed', id, way, error: name }));
      return false;
    },
  );
}

/** Throws what the last try threw. */
async function tries(send: () => Promise<unknown>): Promise<void> {
  for (const pause of pauses) {
    if (
      await inTime(send).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, pause));
  }
  await inTime(send);
}

async function inTime(send: () => Promise<unknown>): Promise<unknown> {
  const late = new Promise((_, fail) => setTimeout(() => fail(new DOMException('No answer', 'TimeoutError')), patience));
  return Promise.race([send(), late]);
}
