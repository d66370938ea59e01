import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../tools/free-port.ts';
import { engine, phone, startBrowser, visit } from '../support/browser.ts';
import { holdIslands, wakeIslands } from '../support/islands.ts';
import { lacks } from '../support/lacks.ts';
import { type Server, startServer } from '../support/server.ts';
import { startSite, token } from '../support/site.ts';

const listSchema = z.object({ requests: z.array(z.looseObject({ id: z.string(), fullName: z.string() })) });
const state = mkdtempSync(join(tmpdir(), 'site-state-'));

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [browser, server] = await Promise.all([startBrowser(), startServer(state)]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function stored(name: string, origin = server.origin) {
  const response = await fetch(`${origin}/api/requests?limit=1000`, { headers: { Authorization: `Bearer ${token}` } });
  const { requests } = listSchema.parse(await response.json());
  return requests.filter(({ fullName }) => fullName === name);
}

async function fill(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill('visitor@example.com');
  await page.getByLabel('Phone').fill('(512) 555-0111');
  await page.getByLabel('Zip code').fill('78704');
  await page.getByLabel('Service needed').selectOption('tile');
  await page.getByLabel('Project details').fill('Bathroom, 60 sq ft.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Get Free Estimate' }).click();

test('a request is confirmed and stored, and still there after a restart', async () => {
  const { page, errors, requests } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fill(page, 'Vera Visitor');
  await send(page);
  const toast = page.getByRole('status').filter({ hasText: 'Estimate Request Submitted!' });
  await toast.waitFor();
  expect(await toast.textContent()).toContain("We'll contact you within 24 hours to schedule your free consultation.");
  await page.getByRole('heading', { name: 'Estimate Request Submitted!' }).waitFor();
  expect(await page.getByLabel('Full name').count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('estimate-draft'))).toBeNull();
  expect(await stored('Vera Visitor')).toHaveLength(1);
  expect(errors).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(server.origin))).toEqual([]);

  await server.stop();
  server = await startServer(state);
  expect(await stored('Vera Visitor')).toHaveLength(1);
});

const quick = 'const now = performance.now.bind(performance); performance.now = () => now() / 100;';
const slow = 'const now = performance.now.bind(performance); performance.now = () => 3000 + now();';
/** The clock starts at two seconds on each page and then almost stops. */
const twoPages = 'const now = performance.now.bind(performance); performance.now = () => 2000 + now() / 100;';

test.each([
  ['as fast as a program', quick, false, { status: 'new', suspicions: ['too fast'] }],
  ['three seconds after opening the page', slow, false, { status: 'new', suspicions: [] }],
  ['right after a reload, from a draft', twoPages, true, { status: 'new', suspicions: [] }],
])('a request sent %s is stored accordingly, and the confirmation is the same', async (pace, script, reload, expected) => {
  const { page } = await visit(browser, server.origin);
  await page.addInitScript(script);
  await page.goto('/contact');
  await wakeIslands(page);
  const name = `Tim Timed ${pace}`;
  await fill(page, name);
  if (reload) {
    await page.reload();
    await wakeIslands(page);
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe(name);
  }
  await send(page);
  await page.getByRole('status').filter({ hasText: 'Estimate Request Submitted!' }).waitFor();
  const [row, ...others] = await stored(name);
  expect([row, others]).toEqual([expect.objectContaining(expected), []]);
  expect(row).not.toHaveProperty('spamReason');
});

test('while the form is being sent, its button is disabled and says so', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fill(page, 'Paul Patient');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await send(page);
  const button = page.getByRole('button', { name: 'Submitting...' });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  release();
  await page.getByRole('status').filter({ hasText: 'Submitted!' }).waitFor();
  expect(await stored('Paul Patient')).toHaveLength(1);
});

test('missing fields show a toast and a focused summary with links to them, and nothing is sent', async () => {
  const { page, requests } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await page.getByLabel('Full name').fill('Mia Missing');
  await send(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Required Fields Missing' });
  await toast.waitFor();
  expect(await toast.textContent()).toContain('Please fill in all required fields marked with *');
  const summary = page.getByRole('group', { name: 'Please fix these fields' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Enter your email address',
    'Enter your phone number',
    'Enter your zip code',
    'Choose the service you need',
  ]);
  await summary.getByRole('link', { name: 'Enter your zip code' }).click();
  const zip = page.getByLabel('Zip code');
  expect(await zip.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await zip.getAttribute('aria-invalid')).toBe('true');
  expect(requests.filter((url) => url.endsWith('/api/contact'))).toEqual([]);
});

test('a field shows its error when it is left, and drops it when it is corrected', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  const zip = page.getByLabel('Zip code');
  await zip.fill('7870');
  await zip.blur();
  const error = page.locator('[data-error="zipCode"]');
  await expect.poll(() => error.textContent()).toBe('Enter the 5 digits of your zip code');
  await zip.fill('78704');
  await expect.poll(() => error.textContent()).toBe('');
  expect(await zip.getAttribute('aria-invalid')).toBeNull();
});

test('a draft is restored after a reload', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await fill(page, 'Dora Draft');
  await page.reload();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Dora Draft');
  expect(await page.getByLabel('Service needed').inputValue()).toBe('tile');
});

test('text typed and options chosen before the form wakes are kept, also over a reload', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  const release = await holdIslands(page);
  await page.getByLabel('Full name').fill('Earl Early');
  await page.getByLabel('Service needed').selectOption('lvp');
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await wakeIslands(page);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Earl Early');
  expect(await page.getByLabel('Service needed').inputValue()).toBe('lvp');
  await page.reload();
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Earl Early');
});

test('a form submitted before it wakes is checked and sent once it does', async () => {
  const { page, requests } = await visit(browser, server.origin);
  await page.goto('/contact');
  const release = await holdIslands(page);
  await fill(page, 'Hal Hasty');
  await page.getByLabel('Zip code').fill('787');
  await send(page);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  release();
  await page.getByRole('group', { name: 'Please fix these fields' }).waitFor();
  await page.getByLabel('Zip code').fill('78704');
  await send(page);
  await page.getByRole('status').filter({ hasText: 'Estimate Request Submitted!' }).waitFor();
  expect(requests.filter((url) => url.endsWith('/api/contact'))).toHaveLength(1);
  expect(await stored('Hal Hasty')).toHaveLength(1);
});

test('if the Worker fails, the form is kept, and sending it again stores one request', async () => {
  if (engine !== 'chromium') lacks('answers to fetch for a route');
  const site = await startSite({ pages: true, port: await freePort() });
  const { page } = await visit(browser, site.url('/').replace(/\/$/, ''));
  await page.goto('/contact');
  await wakeIslands(page);
  await fill(page, 'Rita Retry');
  await site.failing(['put', 'desk']);
  await send(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
  await toast.waitFor();
  expect(await toast.textContent()).toMatch(/Please try again or call us directly at \(512\)\s555-0142\./);
  expect(await page.getByLabel('Full name').inputValue()).toBe('Rita Retry');
  await site.failing([]);
  await page.reload();
  await wakeIslands(page);
  const keys: (string | undefined)[] = [];
  const secrets: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/contact')) return;
    keys.push(request.headers()['idempotency-key']);
    secrets.push(request.headers()['x-visitor-secret']);
  });
  // The first response is lost, but the request is stored.
  await page.route(
    '/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await page.getByRole('alert').filter({ hasText: 'Submission Failed' }).waitFor();
  await send(page);
  await page.getByRole('status').filter({ hasText: 'Submitted!' }).waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(secrets).size).toBe(1);
  const names = (await (await site.kv()).list({ prefix: 'estimate:' })).keys;
  expect(names).toHaveLength(1);
  await site.stop();
});

test('there is one toast at a time; F8 focuses it, and a swipe of 50 px to the right closes it', async () => {
  const { page } = await visit(browser, server.origin);
  await page.goto('/contact');
  await wakeIslands(page);
  await send(page);
  await page.getByRole('alert').waitFor();
  await send(page);
  await send(page);
  expect(await page.getByRole('alert').count()).toBeLessThanOrEqual(1);
  await expect.poll(() => page.locator('.Toastify__toast').count()).toBe(1);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.closest('.Toastify') !== null)).toBe(true);
  const box = await page.getByRole('alert').first().boundingBox();
  if (!box) throw new Error('The toast has no box');
  expect(box.width).toBeLessThanOrEqual(420);
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 4 });
  await page.mouse.move(box.x + 100, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('with scripts off, the form is posted, returns with its errors, and then leads to the thank-you page', async () => {
  const { page } = await visit(browser, server.origin, { ...phone, javaScriptEnabled: false });
  await page.goto('/contact');
  await fill(page, 'Nora Noscript');
  // A number that only the server rejects.
  await page.getByLabel('Phone').fill('555');
  await send(page);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.locator('[data-error="phone"]').textContent()).toContain('at least 7 digits');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Nora Noscript');
  expect(await page.getByLabel('Service needed').inputValue()).toBe('tile');
  await page.getByLabel('Phone').fill('512 555 0111');
  await send(page);
  await page.waitForURL('**/thanks#*');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Estimate Request Submitted!');
  expect(await page.getByText('We call and email Monday to Friday 7AM-6PM and Saturday 8AM-4PM,').isVisible()).toBe(true);
  expect(await page.getByText('Bookmark this page.').isVisible()).toBe(true);
  expect(await stored('Nora Noscript')).toHaveLength(1);

  // The bookmark, opened later with scripts on.
  const later = await visit(browser, server.origin, phone);
  await later.page.goto(page.url());
  await later.page.getByText(/reference number is [0-9A-F]{4}-[0-9A-F]{4}/).waitFor();
  await later.page.getByRole('link', { name: 'Open your request' }).click();
  await later.page.getByText('Nora Noscript').waitFor();
  expect(later.errors).toEqual([]);
});

test('the call bar of phones is hidden while a field has focus', async () => {
  const { page } = await visit(browser, server.origin, phone);
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Call or get an estimate' });
  expect(await bar.isVisible()).toBe(true);
  await page.getByLabel('Zip code').focus();
  expect(await bar.isVisible()).toBe(false);
});
