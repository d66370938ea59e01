import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate, type Site, turnstileVars } from '../support/site/start.ts';
import { callAsAnybody } from '../support/site/visitor.ts';

const notify = { NOTIFY_MAIL_FROM: 'website@example.com', NOTIFY_MAIL_TO: 'office@example.com' };
const site = await sharedSite({ bindings: true, vars: { ...turnstileVars, ...notify } });
/** Its build has no key. */
const half = await sharedSite({ pages: true, vars: { TURNSTILE_SECRET: turnstileVars.TURNSTILE_SECRET } });
beforeEach(() => site.outside(person));

const person = { success: true, 'error-codes': [], hostname: 'site.test', action: 'estimate' };
const answered = { 'cf-turnstile-response': 'token-of-the-widget' };

const unchecked = "Turnstile didn't check this, so we don't know whether a person sent it.";

async function send(fields: Record<string, unknown>, key: string = uuidv7(), to: Site = site) {
  const headers = { 'Idempotency-Key': key, 'CF-Connecting-IP': '203.0.113.5' };
  return callAsAnybody(to, '/api/contact', 'POST', estimate(fields), headers);
}

/** The state of the only stored request. */
async function state() {
  const [{ id }] = z.tuple([z.object({ id: z.string() })]).parse(await site.rows('SELECT id FROM requests'));
  return (await site.read(id)).state;
}

const askedSchema = z.object({ secret: z.string(), response: z.string(), remoteip: z.string(), idempotency_key: z.uuid() });
async function asked() {
  const { fetched } = await site.seen();
  expect(new Set(fetched.map(({ url }) => url)).size).toBeLessThanOrEqual(1);
  return fetched.map(({ body }) => askedSchema.parse(JSON.parse(body)));
}

test("the token is checked at siteverify, and a person's request is an ordinary one", async () => {
  expect((await send(answered)).status).toBe(201);
  const { fetched } = await site.seen();
  expect(fetched.map(({ url }) => url)).toEqual(['https://challenges.cloudflare.com/turnstile/v0/siteverify']);
  expect(askedSchema.parse(JSON.parse(fetched[0]?.body ?? ''))).toMatchObject({
    ...{ secret: 'turnstile-secret', response: 'token-of-the-widget', remoteip: '203.0.113.5' },
  });
  expect(await state()).toMatchObject({ status: 'new', notes: [] });
});

test.each([
  ['a refused token', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token of another site', { ...person, hostname: 'evil.example' }],
  ['a token of another form', { ...person, action: 'login' }],
])('%s is stored as spam and answered like success', async (_, answer) => {
  await site.outside(answer);
  expect((await send(answered)).status).toBe(201);
  expect(await state()).toMatchObject({ status: 'spam', spamReason: 'turnstile' });
  expect(await asked()).toHaveLength(1);
});

test.each([
  ['no token', {}, 0],
  ['no token, posted without scripts', null, 0],
  ["something that isn't a token", { 'cf-turnstile-response': 'x'.repeat(2049) }, 0],
  ['a token that is used up or too old', answered, 1],
])('a request with %s is kept with a note, and the business is told', async (_, fields, calls) => {
  await site.outside({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  await (fields ? send(fields) : site.postForm());
  expect(await state()).toMatchObject({ status: 'new', notes: [{ text: unchecked }] });
  await site.work();
  const { fetched, mails } = await site.seen();
  expect([fetched.length, mails.map(({ to }) => to)]).toEqual([calls, [notify.NOTIFY_MAIL_TO]]);
});

test('without a site key in the build, nobody has a token, and requests are kept with a note', async () => {
  for (const failing of [[], ['assets'] as const]) {
    await half.failing([...failing]);
    expect((await send({ projectDetails: failing.join() }, uuidv7(), half)).status).toBe(201);
  }
  expect(await half.rows('SELECT status, spam_reason FROM requests')).toEqual(
    Array(2).fill({ status: 'new', spam_reason: null }),
  );
  expect(await half.rows('SELECT text FROM entries')).toEqual(Array(2).fill({ text: unchecked }));
});

test.each([
  ['a fault of its own', { success: false, 'error-codes': ['internal-error'] }],
  ['that the secret is wrong', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ['nothing', null],
])('if Turnstile answers %s, it is asked again with the same key and the request is stored with a note', async (_, answer) => {
  await site.outside(answer);
  if (answer === null) await site.failing(['fetch']);
  expect((await send(answered)).status).toBe(201);
  expect(await state()).toMatchObject({ status: 'new', version: 0, notes: [{ text: unchecked }] });
  const keys = (await asked()).map(({ idempotency_key }) => idempotency_key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a request sent again after a failed write asks with the same key, another request with its own', async () => {
  const key = uuidv7();
  await site.failing(['desk', 'put']);
  expect((await send(answered, key)).status).toBe(503);
  await site.failing([]);
  expect((await send(answered, key)).status).toBe(201);
  expect((await send({ ...answered, zipCode: '78702' })).status).toBe(201);
  const [first, again, other] = (await asked()).map(({ idempotency_key }) => idempotency_key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
