import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { estimate, type Site, startSite } from '../support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ pages: true });
});
afterAll(() => site.stop());
beforeEach(() => site.failing([]));

function post(fields: Record<string, unknown>) {
  const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return site.fetch(site.url('/api/contact'), { method: 'POST', body, redirect: 'manual' });
}

async function storedCount() {
  return (await (await site.kv()).list({ prefix: 'estimate:' })).keys.length;
}

test('a complete form is stored and leads to the thank-you page', async () => {
  const before = await storedCount();
  const response = await post(estimate({ idempotencyKey: '' }));
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/thanks']);
  expect(await storedCount()).toBe(before + 1);
});

test('a wrong form comes back as a page with its errors and values, and stores nothing', async () => {
  const before = await storedCount();
  const response = await post(estimate({ zipCode: '787', fullName: '"><script>alert(1)</script>', serviceNeeded: 'tile' }));
  expect(response.status).toBe(422);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('<title>Error: ');
  expect(html).toMatch(/<li><a href="#estimate-zipCode">Enter a zip code of exactly 5 digits<\/a><\/li>/);
  expect(html).toMatch(/data-error="zipCode"[^>]*>Enter a zip code of exactly 5 digits</);
  expect(html).toMatch(
    /name="zipCode"[^>]*value="787"[^>]*aria-invalid="true"|name="zipCode"[^>]*aria-invalid="true"[^>]*value="787"/,
  );
  expect(html).toMatch(/<option value="tile" selected/);
  expect(html).toContain('Two bedrooms, old carpet.</textarea>');
  // Quoted within the attribute, so it stays text.
  expect(html).toContain('value="&quot;><script>alert(1)</script>"');
  expect(html).not.toContain('data-island="EstimateForm"');
  expect(await storedCount()).toBe(before);
});

test('the page of a refused form keeps its own policy, so that it is styled', async () => {
  const response = await post({});
  expect(response.headers.get('Content-Security-Policy')).not.toContain("default-src 'none'");
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('while KV fails the form comes back with a key, and sending it twice again stores one request', async () => {
  const before = await storedCount();
  await site.failing(['put']);
  const response = await post(estimate());
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('value="ann.lee@example.com"');
  expect(html).toMatch(/data-failure=""(?![^>]*hidden)/);
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1];
  expect(key).toBeTruthy();
  await site.failing([]);
  for (let attempt = 0; attempt < 2; attempt++) expect((await post(estimate({ idempotencyKey: key }))).status).toBe(303);
  expect(await storedCount()).toBe(before + 1);
});

test('4,000 characters that percent-encoding triples still fit', async () => {
  expect((await post(estimate({ projectDetails: '床'.repeat(4000) }))).status).toBe(303);
});

test('whoever reloads the address of a refused form gets the form', async () => {
  const response = await site.fetch(site.url('/api/contact'), { headers: { Accept: 'text/html' }, redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/contact']);
});

test.each(['/nope', '/cities/nope', '/blog/nope', '/services/nope', '/404'])(
  '%s is the 404 screen with status 404',
  async (path) => {
    const response = await site.fetch(site.url(path));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
    expect(html).toContain('noindex, nofollow');
  },
);

test('an address with a trailing slash redirects', async () => {
  const response = await site.fetch(site.url('/contact/'), { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([307, '/contact']);
});
