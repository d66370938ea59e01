/** `npm run desk -- example`, run as its user runs it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { RequestPage } from '#schema/api/inbox.ts';
import { startSite, token } from '../support/site.ts';
import { answerOf, callAsBusiness } from '../support/visitor.ts';

test('the example year fills an empty desk with requests, quotes and work days, once', async () => {
  const site = await startSite({ port: 0 });
  const env = { ...process.env, REQUESTS_TOKEN: token };
  const fill = () => promisify(execFile)(process.execPath, ['tools/desk.ts', 'example', '--url', site.url('/')], { env });
  expect((await fill()).stdout).toContain('made-up year');
  const read = async (query: string) =>
    (await answerOf<RequestPage>(callAsBusiness(site, `/api/requests?limit=1000&${query}`))).requests;
  expect(await read('')).toHaveLength(300);
  expect((await read('status=done')).every(({ quote }) => quote?.standing === 'accepted')).toBe(true);
  expect((await read('q=walnut')).length).toBeGreaterThan(5);
  await expect(fill()).rejects.toMatchObject({ stderr: expect.stringContaining('This desk has requests already') });
  await site.stop();
}, 120_000);
