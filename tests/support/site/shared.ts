/** The site of a test file of the Worker, and what the business and the form do there. */
import { beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { Health } from '#schema/api/health.ts';
import type { RequestPage } from '#schema/api/inbox.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { estimate, notifyVars, type Site, type SiteOptions, startSite, token } from './start.ts';
import { answerOf, callAsAnybody, callAsBusiness } from './visitor.ts';

/** The business is notified, and there's a bucket for backups. */
export const ordinary: SiteOptions = { bindings: true, bucket: true, vars: notifyVars };
/** The Worker gives up on a call after a second and a half. */
export const impatient: SiteOptions = { ...ordinary, vars: { ...notifyVars, TIMEOUT_MS: '1500' } };

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
  });
  return { ...site, ...actionsAt(site) };
}

function actionsAt(site: Site) {
  /** A call by the business. */
  const call = (path: string, method?: string, body?: unknown, headers?: Record<string, string>) =>
    callAsBusiness(site, path, method, body, headers);
  /** The form with these fields changed. */
  const post = (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    callAsAnybody(site, '/api/contact', 'POST', estimate(fields), headers);
  const health = () => answerOf<Health>(call('/api/health'));
  const list = (query = '') => answerOf<RequestPage>(call(`/api/requests?${query}`));
  return {
    call,
    post,
    /** The same as a browser without scripts sends it. */
    postForm(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
      const body = new URLSearchParams(Object.entries(estimate(fields)).map(([name, value]) => [name, String(value)]));
      return site.fetch(site.url('/api/contact'), { method: 'POST', headers, body, redirect: 'manual' });
    },
    health,
    /** Sends a request and returns its id. */
    async send(fields?: Record<string, unknown>, headers?: Record<string, string>) {
      const response = await post(fields, headers);
      expect(response.status).toBe(201);
      return z.object({ id: z.string() }).parse(await response.json()).id;
    },
    read: (id: string) => answerOf<StoredRequest>(call(`/api/requests/${id}`)),
    list,
    /** Plans a visit for a request, on a morning in March unless the fields say otherwise. */
    plan: (id: string, fields: object = {}, headers?: Record<string, string>) =>
      call(`/api/requests/${id}/visit`, 'PUT', { date: '2027-03-10', part: 'morning', state: 'confirmed', ...fields }, headers),
    erase: (person: object = { email: 'ann.lee@example.com' }) => call('/api/requests/erase', 'POST', person),
    /** Adds what KV has and the desk lacks. */
    fillFromKv: () => call('/api/desk/fill', 'POST'),
    /** What KV holds, besides who was erased. */
    async keysInKv(prefix = '') {
      const kv = await site.kv();
      const names: string[] = [];
      for (let cursor: string | undefined, isMore = true; isMore; ) {
        const page = await kv.list({ prefix, ...(cursor && { cursor }) });
        names.push(...page.keys.map(({ name }) => name));
        isMore = !page.list_complete;
        cursor = 'cursor' in page ? page.cursor : undefined;
      }
      return names.filter((name) => !name.startsWith('erased:'));
    },
    /** Signs in and returns the cookie. */
    async signIn(name = 'Olivia Oak') {
      const response = await call('/api/session', 'POST', { token, name });
      expect(response.status).toBe(200);
      return response.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    },
    /** Sets the Worker's clock to this time. */
    setTime: (time: string) => site.setClock(Date.parse(time) - Date.now()),
    /** Gathers what the Worker does until the condition holds. */
    async seenUntil(isEnough: (seen: Awaited<ReturnType<Site['seen']>>) => boolean) {
      const all = await site.seen();
      const gather = async () => {
        const { mails, fetched, points, logs } = await site.seen();
        all.mails.push(...mails);
        all.fetched.push(...fetched);
        all.points.push(...points);
        all.logs.push(...logs);
        return isEnough(all);
      };
      await expect.poll(gather).toBe(true);
      return all;
    },
    /** Has the desk do what is pending, and try again what fails. */
    async settle() {
      for (let run = 0; run < 20 && (await site.rows('SELECT 1 FROM outbox WHERE next_at IS NOT NULL')).length > 0; run++) {
        await site.rows('UPDATE outbox SET next_at = 1 WHERE next_at IS NOT NULL');
        await site.work();
      }
    },
  };
}
