/** What browser tests of the inbox share: requests to look at, signing in, and parts of the page. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { z } from 'zod';
import { bringAxe } from './axe.ts';
import { visit } from './browser.ts';
import { browser, origin, site } from './site/browsed.ts';
import { makeIntakes } from './site/requests.ts';
import { token } from './site/start.ts';

const headers = { Authorization: `Bearer ${token}` };
const objectSchema = z.record(z.string(), z.unknown());

interface FillOptions {
  /** When the newest one was received, in Unix milliseconds. */
  newest?: number;
  /** What else is stored with each. */
  extras?: (index: number) => Record<string, unknown>;
  /** New, unless this says otherwise. */
  statuses?: (index: number) => string;
}

/** Puts requests into KV and inserts them into the desk. */
export async function fillInbox(
  count: number,
  changes: (index: number) => Record<string, unknown> = () => ({}),
  { newest = Date.now(), extras = () => ({}), statuses = () => 'new' }: FillOptions = {},
): Promise<{ id: string }[]> {
  const intakes = makeIntakes(count, changes, newest).map((intake, index) => ({
    ...intake,
    value: JSON.stringify({ ...objectSchema.parse(JSON.parse(intake.value)), ...extras(index) }),
  }));
  await site.fill(intakes);
  await fillFromKv();
  const updates = intakes.map(({ id }, index) => `UPDATE requests SET status = '${statuses(index)}' WHERE id = '${id}'`);
  await site.rows(updates.join(';'));
  return intakes;
}

/** Inserts everything in KV into the desk. */
async function fillFromKv(): Promise<void> {
  const pageSchema = z.object({ cursor: z.string().nullable() });
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = site.url(`/api/desk/fill?${new URLSearchParams({ cursor })}`);
    cursor = pageSchema.parse(await (await fetch(url, { method: 'POST', headers })).json()).cursor;
  }
}

export async function signIn(page: Page, { name = 'Dana', given = token } = {}): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Token').fill(given);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

interface OpenOptions extends BrowserContextOptions {
  path?: string;
  /** Who is signed in. */
  name?: string;
  /** Of another site. */
  at?: string;
  /** Whether axe comes with the page. */
  withAxe?: boolean;
}

/** Opens `path` as a new visitor who is signed in. */
export async function openInbox({ path = '/inbox', name = 'Dana', at = origin, withAxe = false, ...options }: OpenOptions = {}) {
  const visitor = await visit(browser, at, options);
  const { page, context } = visitor;
  if (withAxe) await bringAxe(context);
  await context.addCookies([{ ...(await openSession(at, name)), domain: 'localhost', path: '/api', secure: true }]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  return visitor;
}

/** Opens a session without the page's form. Returns its cookie. */
async function openSession(at: string, name: string): Promise<{ name: string; value: string }> {
  const response = await fetch(`${at}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, name }),
  });
  const [, cookie = '', value = ''] = /^([^=]+)=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '') ?? [];
  return { name: cookie, value };
}

/** What would open the phone, the mail app or the text app stays on the page, and `openedApp` tells what it was. */
export function keepApps(page: Page): Promise<void> {
  return page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || !/^(tel|sms|mailto):/.test(link.getAttribute('href') ?? '')) return;
      event.preventDefault();
      document.documentElement.dataset.opened = link.getAttribute('href') ?? '';
    }),
  );
}
export const openedApp = async (page: Page) => decodeURIComponent((await page.locator('html').getAttribute('data-opened')) ?? '');

/** Has the inbox ask at once whether anything has changed, as when somebody comes back to its tab. */
export const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

export const rows = (page: Page) => page.locator('[data-request]');
export const names = (page: Page) => rows(page).locator('b').allTextContents();
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
/** A button that changes the status of the open request. */
export const status = (page: Page, name: string) => page.getByRole('region', { name: 'Status' }).getByRole('button', { name });
/** A button that filters the list, with its count. */
export const filter = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name: new RegExp(`^${name}\\b`) });
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
