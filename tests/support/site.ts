import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';
import { z } from 'zod';

export const token = 'token-of-the-tests';

/** Where notifications of a request go. */
export const newsVars = {
  NOTIFY_MAIL_FROM: 'website@example.com',
  NOTIFY_MAIL_TO: 'office@example.com',
  NOTIFY_WEBHOOK_URL: 'https://hooks.example/new',
  NOTIFY_WEBHOOK_SECRET: 'webhook-secret',
};

interface SiteOptions {
  token?: string | null;
  /** Serves dist/client first and the Worker second, like wrangler.toml. */
  pages?: boolean;
  /** Binds the same rate limits as wrangler.toml. */
  rateLimit?: boolean;
  /** Binds fakes of send_email and Analytics Engine. */
  bindings?: boolean;
  /** More secrets and variables. */
  vars?: Record<string, string>;
  port?: number;
}

type KvMethod = 'get' | 'put' | 'list' | 'delete';
/** What can be made to fail: KV methods, mail, rate limits, Analytics Engine (points) and outgoing fetches. */
type Failing = KvMethod | 'mail' | 'limit' | 'points' | 'fetch';

const seenSchema = z.object({
  /** KV calls by method. */
  calls: z.record(z.string(), z.number()),
  mails: z.array(z.looseObject({ from: z.string(), to: z.string(), subject: z.string(), text: z.string(), replyTo: z.string() })),
  points: z.array(z.object({ indexes: z.array(z.string()), blobs: z.array(z.string()) })),
  fetched: z.array(z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })),
  /** Lines logged by the Worker. */
  logs: z.array(z.string()),
  unhandled: z.number(),
});

export interface Site {
  fetch: Miniflare['dispatchFetch'];
  url: (path: string) => string;
  /** Makes these fail from now on, after the number of calls in `allowed`. */
  failing: (what: Failing[], allowed?: Partial<Record<Failing, number>>) => Promise<void>;
  /** Delays every KV call, in milliseconds. */
  slow: (ms: number) => Promise<void>;
  /** Answers outgoing fetches with this JSON. */
  outside: (answer: unknown) => Promise<void>;
  /** What the Worker has done since the last call. */
  seen: () => Promise<z.infer<typeof seenSchema>>;
  /** Runs the cron trigger. */
  strike: () => Promise<void>;
  kv: () => ReturnType<Miniflare['getKVNamespace']>;
  /** Puts many entries into KV. */
  fill: (entries: { key: string; value: string; metadata: unknown }[]) => Promise<void>;
  /** Empties KV and stops the faults. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
}

const origin = 'http://site.test';

/** Wraps the Worker: counts and records what it does, and makes calls fail on request. */
const harnessEntry = `
import worker from './worker.js';
const blank = () => ({ calls: {}, mails: [], points: [], fetched: [], logs: [], unhandled: 0 });
let seen = blank();
let failing = [];
let allowed = {};
let slow = 0;
let answer = {};
const check = (what) => {
  if (failing.includes(what) && !((allowed[what] ?? 0) > 0 && allowed[what]--)) throw new Error(what + ' does not answer');
};
for (const level of ['log', 'warn', 'error']) console[level] = (line) => { seen.logs.push(String(line)); };
addEventListener('unhandledrejection', () => { seen.unhandled++; });
const contactPage = '<title>Contact</title><form data-estimate><div data-hidden-fields></div><input name="fullName"></form>';
const anyPage = { async fetch() { return new Response(contactPage, { headers: { 'Content-Type': 'text/html' } }); } };
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = await request.text();
  seen.fetched.push({ url: request.url, headers: Object.fromEntries(request.headers), body });
  check('fetch');
  return Response.json(answer);
};
const mail = { async send(message) { seen.mails.push(message); check('mail'); return { messageId: '1' }; } };
const views = { writeDataPoint(point) { check('points'); seen.points.push(point); } };
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/__harness') {
      const told = await request.json();
      if (told.failing) [failing, allowed, slow] = [told.failing, told.allowed ?? {}, told.slow ?? 0];
      if ('answer' in told) answer = told.answer;
      if (told.clear) await Promise.all((await env.REQUESTS.list()).keys.map(({ name }) => env.REQUESTS.delete(name)));
      await Promise.all((told.entries ?? []).map(({ key, value, metadata }) => env.REQUESTS.put(key, value, { metadata })));
      if (told.scheduled) worker.scheduled({ cron: '', scheduledTime: Date.now(), noRetry() {} }, played(env), ctx);
      const was = seen;
      if (told.seen) seen = blank();
      return Response.json(was);
    }
    return worker.fetch(request, played(env), ctx);
  },
};
function played(env) {
  const REQUESTS = new Proxy(env.REQUESTS, {
    get(kv, name) {
      const value = kv[name];
      if (typeof value !== 'function') return value;
      return async (...given) => {
        seen.calls[name] = (seen.calls[name] ?? 0) + 1;
        if (slow) await new Promise((done) => setTimeout(done, slow));
        check(name);
        return value.apply(kv, given);
      };
    },
  });
  const limits = Object.fromEntries(Object.entries(env).filter(([name]) => name.endsWith('_LIMIT')).map(([name, limiter]) =>
    [name, { async limit(options) { check('limit'); return limiter.limit(options); } }]));
  const bound = env.PLAYED ? { MAIL: mail, PAGE_VIEWS: views } : {};
  return { ...env, ASSETS: env.ASSETS ?? anyPage, ...limits, ...bound, REQUESTS };
}`;

const limit = (namespace: string, calls: number) => ({
  type: 'rate-limit' as const,
  namespace,
  simple: { limit: calls, period: 60 as const },
});

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const secret = options.token === undefined ? token : options.token;
  const mf = new Miniflare({
    ...(options.port !== undefined && { port: options.port }),
    workers: [
      {
        config: {
          name: 'site',
          compatibilityDate: '2026-10-15',
          manifest: {
            mainModule: 'entry.js',
            modulesRoot: '/',
            modules: {
              'entry.js': { type: 'esm', contents: harnessEntry },
              'worker.js': { type: 'esm', contents: await readFile('dist/worker/index.js', 'utf8') },
            },
          },
          env: {
            REQUESTS: { type: 'kv' },
            ...(options.pages && { ASSETS: { type: 'assets' } }),
            ...(secret !== null && { REQUESTS_TOKEN: { type: 'text', value: secret } }),
            ...(options.rateLimit && {
              CONTACT_LIMIT: limit('1', 5),
              NEWSLETTER_LIMIT: limit('2', 5),
              SIGN_IN_LIMIT: limit('3', 5),
              PAGE_VIEW_LIMIT: limit('4', 60),
            }),
            ...(options.bindings && { PLAYED: { type: 'text', value: 'yes' } }),
            ...Object.fromEntries(
              Object.entries(options.vars ?? {}).map(([name, value]) => [name, { type: 'text' as const, value }]),
            ),
          },
          ...(options.pages && {
            assets: {
              directory: 'dist/client',
              hasUserWorker: true,
              htmlHandling: 'drop-trailing-slash',
              notFoundHandling: 'none',
              runWorkerFirst: ['/api/*', '/404', '/404.html', '/__harness'],
            },
          }),
        },
        dev: { stripCfConnectingIp: false },
      },
    ],
  });
  const ready = await mf.ready;
  const tell = (told: object) => mf.dispatchFetch(`${origin}/__harness`, { method: 'POST', body: JSON.stringify(told) });
  return {
    fetch: mf.dispatchFetch.bind(mf),
    url: (path) => (options.port === undefined ? origin + path : new URL(path, ready).href),
    failing: async (what, allowed) => void (await tell({ failing: what, allowed })),
    slow: async (ms) => void (await tell({ failing: [], slow: ms })),
    outside: async (answer) => void (await tell({ answer })),
    seen: async () => seenSchema.parse(await (await tell({ seen: true })).json()),
    strike: async () => void (await tell({ scheduled: true })),
    async fill(entries) {
      for (let start = 0; start < entries.length; start += 500) await tell({ entries: entries.slice(start, start + 500) });
    },
    async clear() {
      await tell({ failing: [] });
      while ((await (await mf.getKVNamespace('REQUESTS')).list({ limit: 1 })).keys.length > 0) await tell({ clear: true });
    },
    kv: () => mf.getKVNamespace('REQUESTS'),
    stop: () => mf.dispose(),
  };
}

/** A valid request body, with some fields changed. */
export function estimate(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Ann Lee',
    email: 'ann.lee@example.com',
    phone: '(512) 555-0100',
    zipCode: '78704',
    serviceNeeded: 'hardwood',
    projectDetails: 'Two bedrooms, old carpet.',
    ...changes,
  };
}
