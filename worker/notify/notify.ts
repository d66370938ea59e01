/** Tells the business of a new request, after the visitor has had the answer. */
import { serviceLabels } from '../../schema/estimate-request.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import type { Env } from '../env.ts';
import { recordNotNotified } from '../store/requests.ts';
import { planText } from './plan-text.ts';
import { postSigned } from './webhook.ts';

type Way = 'mail' | 'webhook';

/**
 * Pauses before the second and third try, and how long one may take, in milliseconds. Telling and then recording that it failed
 * end within the 30 seconds that a Worker has after its answer: 3 x 5 + 2.5, then 3 x 3 + 2.5.
 */
const pauses = [500, 2000];
const patience = { telling: 5000, recording: 3000 };

/** Tries every way that is set up; what fails is recorded on the request, and tried again later. Never throws. */
export async function notify(env: Env, request: StoredRequest, origin: string): Promise<void> {
  const by = await failuresOf(env, request, origin);
  if (by.length > 0) await record(env, request.id, { by, origin });
}

/** Tries the ways again that failed before. Clears what is recorded once all have taken it. Never throws. */
export async function notifyAgain(env: Env, request: StoredRequest): Promise<void> {
  const before = request.state?.notNotified;
  if (!before) return;
  const by = await failuresOf(env, request, before.origin ?? '', before.by);
  // What fails as before is not written again: KV has a limit of writes a day.
  if (by.length < before.by.length) await record(env, request.id, by.length === 0 ? null : { ...before, by });
}

async function failuresOf(env: Env, request: StoredRequest, origin: string, only?: Way[]): Promise<Way[]> {
  const ways = waysOf(env, request, origin).filter(([way]) => only?.includes(way) ?? true);
  const tried = await Promise.all(ways.map(async ([way, send]) => ({ way, done: await told(way, send, request.id) })));
  return tried.filter(({ done }) => !done).map(({ way }) => way);
}

async function record(env: Env, id: string, failed: Parameters<typeof recordNotNotified>[2]): Promise<void> {
  await tries(() => recordNotNotified(env.REQUESTS, id, failed), patience.recording).catch(() => {
    console.error(JSON.stringify({ event: 'notification_not_recorded', id }));
  });
}

function waysOf(env: Env, request: StoredRequest, origin: string): [Way, () => Promise<unknown>][] {
  const ways: [Way, () => Promise<unknown>][] = [];
  const { MAIL: mail, NOTIFY_MAIL_FROM: from, NOTIFY_MAIL_TO: to, NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET: secret } = env;
  const plan = request.plan && planText(request.plan, origin);
  if (mail && from && to) ways.push(['mail', () => mail.send({ from, to, ...message(request, plan, origin) })]);
  if (url && secret) {
    ways.push(['webhook', () => postSigned(url, secret, { event: 'request.created', request, planText: plan })]);
  }
  return ways;
}

/** Plain text only, so that nothing a visitor wrote can be markup; the schema lets no line break into the subject. */
function message(request: StoredRequest, plan: string | undefined, origin: string) {
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
    ...(plan === undefined ? [] : ['Plan from the visualizer:', plan, '']),
    ...(request.state?.notes ?? []).map((note) => `${note.text}\n`),
    `${origin}/inbox`,
  ].join('\n');
  return { subject: `Estimate request: ${service}, ${request.zipCode}, ${request.fullName}`, text, replyTo: request.email };
}

async function told(way: Way, send: () => Promise<unknown>, id: string): Promise<boolean> {
  return tries(send, patience.telling).then(
    () => true,
    (error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown';
      console.error(JSON.stringify({ event: 'notification_failed', id, way, error: name }));
      return false;
    },
  );
}

/** Throws what the last try threw. */
async function tries(send: () => Promise<unknown>, limit: number): Promise<void> {
  for (const pause of pauses) {
    const done = await inTime(send, limit).then(
      () => true,
      () => false,
    );
    if (done) return;
    await new Promise((go) => setTimeout(go, pause));
  }
  await inTime(send, limit);
}

async function inTime(send: () => Promise<unknown>, limit: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new DOMException('No answer', 'TimeoutError')), limit);
  });
  try {
    await Promise.race([send(), late]);
  } finally {
    clearTimeout(timer ?? null);
  }
}
