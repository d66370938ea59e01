/** The site of a test file of the Worker, and what the business and the form do there. */
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import { type RequestPage, requestPageSchema } from '../../schema/inbox.ts';
import { storedRequestSchema } from '../../schema/stored-request.ts';
import { estimate, notifyVars, type Site, type SiteOptions, startSite, token } from './site.ts';
import { callAsBusiness } from './visitor.ts';

/** The business is notified, and there's a bucket for backups. */
export const ordinary: SiteOptions = { bindings: true, bucket: true, vars: notifyVars };

/** Starting one takes a second, so files with the same options share it. */
const sites = new Map<string, Promise<Site>>();
globalThis.endShared = () => Promise.all([...sites.values()].map(async (site) => (await site).stop()));

/** A site that is empty before each test. With `beforeAll`, it's empty before the first one. */
export async function sharedSite(options = ordinary, before: (empty: () => Promise<void>) => void = beforeEach) {
  const key = JSON.stringify(options);
  const started = sites.get(key) ?? startSite(options);
  sites.set(key, started);
  const site = await started;
  before(async () => {
    await site.clear();
    await site.seen();
    if (!options.bucket) return;
    const bucket = await site.bucket();
    for (const { key } of (await bucket.list()).objects) await bucket.delete(key);
  });
  return { ...site, ...actionsAt(site) };
}

function actionsAt(site: Site) {
  /** A call by the business. */
  const call = (path: string, method?: string, body?: unknown, headers?: Record<string, string>) =>
    callAsBusiness(site, path, method, body, headers);
  /** The form with these fields changed. */
  const post = (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    site.fetch(site.url('/api/contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(estimate(fields)),
    });
  const list = async (query = '') => requestPageSchema.parse(await (await call(`/api/requests?${query}`)).json());
  return {
    call,
    post,
    /** Sends a request and returns its id. */
    async send(fields?: Record<string, unknown>, headers?: Record<string, string>) {
      const response = await post(fields, headers);
      expect(response.status).toBe(201);
      return z.object({ id: z.string() }).parse(await response.json()).id;
    },
    read: async (id: string) => storedRequestSchema.parse(await (await call(`/api/requests/${id}`)).json()),
    list,
    /** Goes through the pages of a list. */
    async listAll(query = '') {
      const all: RequestPage['requests'] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: RequestPage = await list(`${query}&${new URLSearchParams({ cursor })}`);
        all.push(...page.requests);
        cursor = page.cursor;
      }
      return all;
    },
    exported: async () => (await call('/api/desk/export')).text(),
    imported: (lines: string) =>
      site.fetch(site.url('/api/desk/import'), {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/x-ndjson' },
        body: lines,
      }),
    /** What KV holds, besides the register. */
    async keysInKv() {
      const { keys } = await (await site.kv()).list();
      return keys.map(({ name }) => name).filter((name) => !name.startsWith('register:'));
    },
    /** Has the desk do what is pending, and try again what fails. */
    async settle() {
      for (
        let run = 0;
        run < 20 && (await site.rows('SELECT 1 FROM outbox WHERE coalesce(next_at, started_at) IS NOT NULL')).length > 0;
        run++
      ) {
        await site.rows('UPDATE outbox SET next_at = 1 WHERE next_at IS NOT NULL');
        await site.work();
      }
    },
  };
}
