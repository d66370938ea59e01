/** `npm run desk -- example`, run as its user runs it, and what of that year becomes public. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedSchema } from '../../schema/published.ts';
import { firstNames, lastNames } from '../../tools/desk/example-words.ts';
import { type Site, startSite, token } from '../support/site.ts';
import { callAsBusiness, sendAsVisitor } from '../support/visitor.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ port: 0 });
});
afterAll(() => site.stop());

async function fill() {
  const env = { ...process.env, REQUESTS_TOKEN: token };
  return promisify(execFile)(process.execPath, ['tools/desk.ts', 'example', '--url', site.url('/')], { env });
}

test('the example year becomes public as far as its customers allow, marked as an example, and nothing of it says who they are', async () => {
  expect((await fill()).stdout).toBe('Filled the desk with 300 made-up requests and 55 jobs.\n');
  const text = await (await site.fetch(site.url('/api/published'))).text();
  const { jobs, reviews, measured, isExample } = publishedSchema.parse(JSON.parse(text));
  expect(isExample).toBe(true);
  expect(jobs.length).toBeGreaterThan(45);
  expect(jobs.length).toBeLessThan(measured.jobs);
  const stars = reviews.map((review) => review.stars);
  expect([Math.min(...stars) < 3, Math.max(...stars)]).toEqual([true, 5]);
  expect(reviews.length).toBeGreaterThan(30);
  expect(measured).toMatchObject({ removed: { abuse: 0, 'private data': 1 }, reviews: { count: reviews.length } });
  expect(measured.answered.count).toBeGreaterThan(20);

  const rows = await site.rows('SELECT id, value FROM requests');
  expect(rows).toHaveLength(300);
  const signed = await site.rows(
    "SELECT 1 FROM quotes JOIN work USING (request_id) WHERE json_extract(progress, '$.signature.total') > 0",
  );
  expect(signed.length).toBeGreaterThan(jobs.length);
  const secrets = rows.flatMap(({ id, value }) => [String(id), String(JSON.parse(String(value)).email)]);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(lastNames.filter((name) => text.includes(name))).toEqual([]);
  expect(text).not.toMatch(/@|\b555\b|\d{3}[-.) ]\d{4}|\b78\d{3}\b|zipCode|latitude/i);
  for (const { signature } of reviews)
    expect(signature).toMatch(new RegExp(`^(?:(?:${firstNames.join('|')}) \\p{L}\\.|\\p{L}\\. \\p{L}\\.)$`, 'u'));
  // Each body is read as soon as it's there: undici empties one whose response was collected.
  for (const { path } of jobs.flatMap((job) => job.photos)) {
    const photo = await site.fetch(site.url(path));
    const bytes = Buffer.from(await photo.arrayBuffer()).toString('latin1');
    expect([photo.status, /Exif|GPS|<x:xmpmeta/.test(bytes)]).toEqual([200, false]);
  }
}, 120_000);

test('a desk with requests, and any site but one on this computer, refuses examples, those from an export too', async () => {
  await expect(fill()).rejects.toMatchObject({ stderr: expect.stringContaining('This desk has requests already') });
  const deployed = await startSite();
  const refused = await callAsBusiness(deployed, '/api/desk/example', 'POST');
  expect([refused.status, await refused.json()]).toMatchObject([403, { detail: expect.stringContaining('your own computer') }]);
  const lines = await (await callAsBusiness(site, '/api/desk/export')).text();
  const type = { 'Content-Type': 'application/x-ndjson' };
  const imported = await callAsBusiness(deployed, '/api/desk/import', 'POST', lines, type);
  expect(await imported.json()).toEqual({ added: 0, skipped: 300, unreadable: [] });
  await sendAsVisitor(deployed);
  expect(publishedSchema.parse(await (await deployed.fetch(deployed.url('/api/published'))).json()).isExample).toBe(false);
  await deployed.stop();
});
