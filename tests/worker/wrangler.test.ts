/** The built site with the settings of wrangler.toml. All other tests run the Worker without Wrangler, which starts much faster. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { wordsIn } from '#site/read/words.ts';
import { startServer } from '../support/site/npm-start.ts';
import { estimate, token } from '../support/site/start.ts';

test('wrangler serves pages, the 404 page, and a Worker that stores a request', async () => {
  const { origin, stop } = await startServer(mkdtempSync(join(tmpdir(), 'site-state-')));
  onTestFinished(stop);
  const page = await fetch(`${origin}/contact`);
  expect([page.status, page.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff']);
  expect(page.headers.get('X-Robots-Tag')).toBeNull();
  const moved = await fetch(`${origin}/Contact/?city=kyle`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/contact?city=kyle']);
  const missing = await fetch(`${origin}/nope`);
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining(wordsIn('en').notFound.heading)]);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const sent = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body: JSON.stringify(estimate()) });
  expect(sent.status).toBe(201);
  const listed = await (await fetch(`${origin}/api/requests`, { headers })).json();
  expect(listed).toMatchObject({ requests: [{ fullName: estimate().fullName }] });
});

test('staging has everything that protects the site, and search engines leave its pages alone', async () => {
  const { origin, stop } = await startServer(mkdtempSync(join(tmpdir(), 'site-state-')), {
    env: 'staging',
    'local-upstream': 'limestone-and-oak-staging.cedar.workers.dev',
    'upstream-protocol': 'https',
  });
  onTestFinished(stop);
  for (const path of ['/contact', '/nope', '/sitemap.xml'])
    expect((await fetch(origin + path)).headers.get('X-Robots-Tag'), path).toBe('noindex');
  const headers = { Authorization: `Bearer ${token}` };
  expect(await (await fetch(`${origin}/api/requests`, { headers })).json()).toMatchObject({ requests: [] });
  expect(await (await fetch(`${origin}/api/health`)).json()).toMatchObject({ off: [] });
});
