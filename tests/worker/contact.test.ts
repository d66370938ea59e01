import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayMs } from '#schema/rules/duration.ts';
import { uuidv7 } from '#schema/rules/uuid.ts';
import { sharedSite } from '../support/site/shared.ts';
import { estimate } from '../support/site/start.ts';
import { callAsAnybody } from '../support/site/visitor.ts';

const problemSchema = z.object({
  status: z.number(),
  title: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ field: z.string(), pointer: z.string(), detail: z.string() })).optional(),
});

const site = await sharedSite();
const { call, list, read } = site;

function post(body: unknown, headers?: Record<string, string>) {
  return callAsAnybody(site, '/api/contact', 'POST', body, headers);
}

async function idOf(response: { json: () => Promise<unknown> }) {
  return z.object({ id: z.string() }).parse(await response.json()).id;
}

/** Every request in the inbox, in full. */
const stored = async () => Promise.all((await list()).requests.map(({ id }) => read(id)));

test('a complete request is stored in both stores, trimmed and otherwise as typed', async () => {
  const fields = estimate({ fullName: '  José "Pepe" <Núñez>  ', projectDetails: undefined });
  const response = await post(fields);
  expect(response.status).toBe(201);
  const id = await idOf(response);
  expect(response.headers.get('Location')).toBe(`/api/requests/${id}`);
  const state = { status: 'new', version: 0, notes: [], history: [], preferredTimes: [] };
  const cleaned = { ...fields, fullName: 'José "Pepe" <Núñez>', projectDetails: '', language: 'en', photos: [] };
  expect(await stored()).toEqual([{ id, receivedAt: expect.any(String), ...cleaned, state }]);
  await expect
    .poll(async () => (await site.kv()).get(`estimate:${id}`, 'json'))
    .toMatchObject({ id, ...fields, fullName: cleaned.fullName, projectDetails: '' });
});

test.each([
  ['a clock a year slow', () => uuidv7(Date.now() - 365 * dayMs)],
  ['a clock a year fast', () => uuidv7(Date.now() + 365 * dayMs)],
  ["a key that isn't a UUID", () => `my-own-key-${Math.random()}`],
])('ten simultaneous retries and one later with %s are stored once and get the same id', async (_, makeKey) => {
  const headers = { 'Idempotency-Key': makeKey() };
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(estimate(), headers)));
  responses.push(await post(estimate(), headers));
  expect(responses.map(({ status }) => status)).toEqual(Array(11).fill(201));
  const ids = new Set(await Promise.all(responses.map(idOf)));
  expect((await stored()).map(({ id }) => id)).toEqual([...ids]);
});

test('a key that belongs to another request is rejected, and the first request with its notes is kept', async () => {
  const headers = { 'Idempotency-Key': uuidv7() };
  const id = await idOf(await post(estimate(), headers));
  await call(`/api/requests/${id}`, 'PATCH', { note: 'Called' });
  expect((await post(estimate({ zipCode: '78702' }), headers)).status).toBe(422);
  expect(await idOf(await post(estimate(), headers))).toBe(id);
  expect(await stored()).toMatchObject([{ id, zipCode: '78704', state: { version: 1, notes: [{ text: 'Called' }] } }]);
});

test('a body that makes no sense gets a problem that names its fields, and nothing is stored', async () => {
  const everyRequired = ['fullName', 'email', 'phone', 'zipCode', 'serviceNeeded'];
  for (const [body, fields] of [
    [estimate({ fullName: undefined }), ['fullName']],
    [estimate({ zipCode: '7870', serviceNeeded: 'roofing', phone: '12' }), ['phone', 'zipCode', 'serviceNeeded']],
    [null, everyRequired],
  ] as const) {
    const response = await post(body);
    const problem = problemSchema.parse(await response.json());
    expect([body, response.status, problem.errors?.map(({ field }) => field)]).toEqual([body, 422, fields]);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  }
  expect(await stored()).toEqual([]);
});

test.each<[string, string, Record<string, string>, number]>([
  ['an unprintable key', JSON.stringify(estimate()), { 'Idempotency-Key': 'a b' }, 400],
  ['broken JSON', '{"fullName":', {}, 400],
  ['text', 'hello', { 'Content-Type': 'text/plain' }, 415],
  ['a body of 16 KiB and a byte', JSON.stringify(estimate({ x: '' })).padEnd(16 * 1024 + 1), {}, 413],
])('%s is refused, and nothing is stored', async (_, body, headers, status) => {
  const response = await post(body, headers);
  expect([response.status, problemSchema.parse(await response.json()).status]).toEqual([status, status]);
  expect(await stored()).toEqual([]);
});

test('a body may have 16 KiB, and a longer one gets an answer in the language of its page', async () => {
  expect((await post(JSON.stringify(estimate()).padEnd(16 * 1024))).status).toBe(201);
  const response = await post(JSON.stringify(estimate()).padEnd(17_000), { 'Accept-Language': 'es' });
  expect(problemSchema.parse(await response.json()).detail).toContain('demasiado largo');
});
