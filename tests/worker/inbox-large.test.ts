import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';
import { entriesOf, makeRequests } from '../support/requests.ts';
import { type Site, startSite, token } from '../support/site.ts';

const headers = { Authorization: `Bearer ${token}` };
let site: Site;
let stored: StoredRequest[];
beforeAll(async () => {
  site = await startSite();
  stored = makeRequests(10_000, (index) => ({
    projectDetails: `="${index}"\n"quoted", ünïcode 床`,
    ...(index % 10 === 9 && { state: { status: 'spam', version: 0, notes: [], spamReason: 'links' } }),
    ...(index === 7 && { phone: '+1 (512) 551-0008' }),
  }));
  await site.fill(entriesOf(stored));
}, 300_000);
afterAll(() => site.stop());

async function list(query: string) {
  return requestPageSchema.parse(await (await site.fetch(site.url(`/api/requests?${query}`), { headers })).json());
}

test.each(['limit=50', 'limit=50&status=not-spam', 'limit=1000'])(
  'the first list of 10,000 is one KV call: %s',
  async (query) => {
    await site.seen();
    expect((await list(query)).requests.length).toBe(query === 'limit=1000' ? 1000 : 50);
    expect((await site.seen()).calls).toEqual({ list: 1 });
  },
);

test.each([
  ['', 1000],
  ['status=not-spam&', 450],
  ['status=spam&', 300],
])('cursors lead through all 10,000 requests, each once, newest first: %s', async (filter, limit) => {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: z.infer<typeof requestPageSchema> = await list(`${filter}limit=${limit}&cursor=${encodeURIComponent(cursor)}`);
    ids.push(...page.requests.map(({ id }) => id));
    cursor = page.cursor;
  }
  const wanted = stored.filter(({ state }) => !filter || (state?.status === 'spam') === (filter === 'status=spam&'));
  expect(ids).toEqual(wanted.map(({ id }) => id));
});

test('two requests with the same phone number, written differently, are marked as possible duplicates', async () => {
  const { requests } = await list('limit=1000&status=not-spam');
  expect(requests.filter(({ duplicate }) => duplicate).map(({ fullName }) => fullName)).toEqual(['Person 7', 'Person 8']);
});

test('an export of 10,000 starts before the last key is read, and has every one of them', async () => {
  await site.slow(10);
  await site.seen();
  const response = await site.fetch(site.url('/api/requests.csv'), { headers });
  const decoder = new TextDecoder();
  let text = '';
  let begun: Record<string, number> | undefined;
  for await (const chunk of z.instanceof(ReadableStream<Uint8Array>).parse(response.body)) {
    text += decoder.decode(chunk, { stream: true });
    // The header is sent before anything is read.
    if (!begun && text.includes('Person 0')) begun = (await site.seen()).calls;
  }
  const rest = (await site.seen()).calls;
  await site.slow(0);
  expect([begun?.list ?? 0, (begun?.list ?? 0) + (rest.list ?? 0)]).toEqual([expect.any(Number), 10]);
  expect(begun?.list).toBeLessThan(10);
  const rows = z
    .array(z.looseObject({ id: z.string(), projectDetails: z.string() }))
    .parse(parse(text, { columns: true, bom: true }));
  expect(rows.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  expect(rows[0]?.projectDetails).toContain('="0"\n"quoted", ünïcode 床');
});
