import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { makeIntakes } from '../support/site/requests.ts';
import { ordinary, sharedSite } from '../support/site/shared.ts';

const count = 1_200;
const isSpam = (index: number) => index % 10 === 9;

// Emptying it takes longer than starting one, so it shares none.
const site = await sharedSite({ ...ordinary, bucket: false }, beforeAll);
const { call, list } = site;

let ids: string[];
beforeAll(async () => {
  const intakes = makeIntakes(count, (index) => ({
    projectDetails: `="${index}"\n"quoted", ünïcode 床`,
    ...(index === 7 && { phone: '+1 (512) 551-0008' }),
  })).map(({ value, ...intake }, index) => {
    const noticed = isSpam(index) ? { spamReason: 'honeypot' } : {};
    return { ...intake, value: JSON.stringify({ ...JSON.parse(value), noticed }) };
  });
  ids = intakes.map(({ id }) => id);
  await site.fill(intakes);
  for (let cursor: string | null = ''; cursor !== null; ) {
    const response = await call(`/api/desk/fill?${new URLSearchParams({ cursor })}`, 'POST');
    cursor = z.object({ cursor: z.string().nullable() }).parse(await response.json()).cursor;
  }
}, 300_000);

test('filling the desk from KV inserts everything and notifies nobody', async () => {
  expect(await site.rows('SELECT count(*) AS n FROM requests')).toEqual([{ n: count }]);
  expect(await site.rows('SELECT count(*) AS n FROM outbox')).toEqual([{ n: 0 }]);
});

test.each([
  ['', () => true],
  ['status=not-spam&', (index: number) => !isSpam(index)],
  ['status=spam&', isSpam],
  ['q=p77&', (index: number) => String(index).startsWith('77')],
])('a list has the newest matches, as many as were asked for, and says if there are more: %s', async (filter, matches) => {
  const expected = ids.filter((_, index) => matches(index));
  for (const limit of [7, 1000]) {
    const { requests, hasMore } = await list(`${filter}limit=${limit}`);
    expect([requests.map(({ id }) => id), hasMore]).toEqual([expected.slice(0, limit), expected.length > limit]);
  }
});

test('two requests with the same phone number, written differently, are marked as possible duplicates', async () => {
  const { requests } = await list('limit=1000&status=not-spam');
  expect(requests.filter(({ duplicate }) => duplicate).map(({ fullName }) => fullName)).toEqual(['Person 7', 'Person 8']);
});
