import { expect, test } from 'vitest';
import { sharedSite } from '../support/site/shared.ts';
import { callAsAnybody } from '../support/site/visitor.ts';

const site = await sharedSite();

const list = async () => (await site.call('/api/newsletter/export')).text();

test('an address is on the list once, no matter how often or in what case it is sent', async () => {
  for (const email of [' Ann.Lee@example.com ', 'ann.lee@EXAMPLE.com']) {
    expect((await callAsAnybody(site, '/api/newsletter', 'POST', { email })).status).toBe(204);
  }
  expect((await callAsAnybody(site, '/api/newsletter', 'POST', { email: 'nope' })).status).toBe(422);
  expect(await list()).toBe('ann.lee@example.com\n');
});

test('a form post redirects to the form with a message; one from another site is refused', async () => {
  const postForm = (email: string, headers = {}) => {
    const body = new URLSearchParams({ email });
    return site.fetch(site.url('/api/newsletter'), { method: 'POST', headers, body, redirect: 'manual' });
  };
  const answers = (await Promise.all([postForm('ann@example.com'), postForm('nope')])).map(({ status, headers }) => [
    status,
    headers.get('Location'),
  ]);
  expect(answers).toEqual([
    [303, '/blog#subscribed'],
    [303, '/blog#not-subscribed'],
  ]);
  expect((await postForm('bo@example.com', { Origin: 'https://evil.example' })).status).toBe(403);
  expect(await list()).toBe('ann@example.com\n');
});
