import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Miniflare, Response } from 'miniflare';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { requestFields } from '#schema/request-fields/fields.ts';
import { mapTable } from '#schema/rules/table.ts';

export const token = 'the-token-of-all-the-tests';

/** The Worker's secret, and the key that a build with the widget would have. */
export const turnstileVars = { TURNSTILE_SECRET: 'turnstile-secret', BUILT_SITE_KEY: '1x00000000000000000000AA' };

/** Where notifications of a request go. */
export const notifyVars = {
  NOTIFY_MAIL_FROM: 'website@example.com',
  NOTIFY_MAIL_TO: 'office@example.com',
  NOTIFY_WEBHOOK_URL: 'https://hooks.example/new',
  NOTIFY_WEBHOOK_SECRET: 'webhook-secret',
};

export interface SiteOptions {
  token?: string | null;
  /** Serves dist/client, or another folder, first and the Worker second, like wrangler.toml. */
  pages?: boolean | string;
  /** Another build of the Worker. */
  worker?: string;
  /** Binds the same rate limits as wrangler.toml. Otherwise they let every call through; with null, there are none. */
  rateLimit?: true | null;
  /** Binds fakes of send_email and Analytics Engine. */
  bindings?: boolean;
  /** Binds an R2 bucket for backups. */
  bucket?: boolean;
  /** More secrets and variables. */
  vars?: Record<string, string>;
  port?: number;
  https?: true;
  /** Keeps the stores here, so that another site can start with them. */
  folder?: string;
}

/** What the harness can make fail (tests/support/site/harness.js). */
export type Failing =
  | 'get'
  | 'put'
  | 'list'
  | 'delete'
  | 'desk gone'
  | 'desk'
  | 'desk late'
  | 'desk answer'
  | 'sql'
  | 'mail'
  | 'mail answer'
  | 'limit'
  | 'points'
  | 'fetch'
  | 'bucket'
  | 'assets'
  | 'pages';

const mailSchema = z.looseObject({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  replyTo: z.string().optional(),
  headers: z.object({ 'X-Mail-Id': z.string() }),
});

type Mail = z.infer<typeof mailSchema>;

const seenSchema = z.object({
  /** How many requests the Worker has been given. */
  received: z.number(),
  /** KV calls by method. */
  calls: z.record(z.string(), z.number()),
  points: z.array(z.object({ indexes: z.array(z.string()), blobs: z.array(z.string()) })),
  fetched: z.array(z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() })),
  /** Lines logged by the Worker. */
  logs: z.array(z.string()),
  unhandled: z.number(),
});

export interface Site {
  fetch: Miniflare['dispatchFetch'];
  url: (path: string) => string;
  /** Makes these fail from now on, after the number of calls in `allowed`, and delays every mail, in milliseconds. */
  failing: (what: Failing[], allowed?: Partial<Record<Failing, number>>, slowMail?: number) => Promise<void>;
  /** Delays every KV call, in milliseconds. */
  slow: (ms: number) => Promise<void>;
  /** Answers outgoing fetches with this JSON. */
  outside: (answer: unknown) => Promise<void>;
  /** Sets the Worker's clock ahead or back, in milliseconds. */
  setClock: (ms: number) => Promise<void>;
  /** What the Worker has done since the last call. */
  seen: () => Promise<z.infer<typeof seenSchema> & { mails: Mail[] }>;
  /** Runs this cron trigger, or the one that runs every quarter of an hour. */
  runSchedule: (cron?: string) => Promise<void>;
  /** Makes the desk do what is due, without waiting for its alarm. */
  work: () => Promise<void>;
  /** Queries the desk's tables, for what no API shows. */
  rows: (statement: string) => Promise<Record<string, unknown>[]>;
  /** The routes that the Worker has registered. */
  routes: () => Promise<{ method: string; path: string }[]>;
  kv: () => ReturnType<Miniflare['getKVNamespace']>;
  bucket: () => ReturnType<Miniflare['getR2Bucket']>;
  /** Puts many entries into KV. */
  fill: (entries: { key: string; value: string }[]) => Promise<void>;
  /** Empties both stores and the backups, stops the faults and resets the clock. */
  clear: () => Promise<void>;
  /** Kills workerd (SIGKILL) and starts it again with the same stores. */
  kill: () => Promise<void>;
  /** Ends the desk's instance midway. The next call starts another one, with the same tables. */
  evict: () => Promise<void>;
  /** Empties the desk alone, as if it were lost. */
  loseDesk: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The trigger that compares the stores and writes the backup. */
export const nightly = '30 8 * * *';

const origin = 'http://site.test';

/** What the tests' Worker has in common with the real one. */
const config = z
  .object({
    compatibility_date: z.string(),
    assets: z.object({ run_worker_first: z.array(z.string()) }),
    ratelimits: z.array(
      z
        .object({ name: z.string(), namespace_id: z.string(), simple: z.object({ limit: z.number(), period: z.literal(60) }) })
        .transform(({ name, namespace_id, simple }) => ({ name, type: 'rate-limit' as const, namespace: namespace_id, simple })),
    ),
  })
  .parse(parse(readFileSync('wrangler.toml', 'utf8')));

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const secret = options.token === undefined ? token : options.token;
  /** What the mail service took. It outlives workerd. */
  let mails: Mail[] = [];
  const setup: ConstructorParameters<typeof Miniflare>[0] = {
    ...(options.port !== undefined && { port: options.port }),
    ...(options.https && { https: true }),
    ...(options.folder !== undefined && { resourcePersistencePath: options.folder }),
    workers: [
      {
        config: {
          name: 'site',
          compatibilityDate: config.compatibility_date,
          manifest: {
            mainModule: 'entry.js',
            modulesRoot: '/',
            modules: {
              'entry.js': { type: 'esm', contents: await readFile('tests/support/site/harness.js', 'utf8') },
              'worker.js': { type: 'esm', contents: await readFile(options.worker ?? 'dist/worker/index.js', 'utf8') },
            },
          },
          exports: { Desk: { type: 'durable-object', storage: 'sqlite' } },
          env: {
            REQUESTS: { type: 'kv' },
            DESK: { type: 'durable-object', worker: 'site', exportName: 'Desk' },
            ...(options.bucket && { BACKUPS: { type: 'r2' } }),
            ...(options.pages && { ASSETS: { type: 'assets' } }),
            ...(secret !== null && { REQUESTS_TOKEN: { type: 'text', value: secret } }),
            ...(options.rateLimit !== null && {
              LIMITS: { type: 'text', value: config.ratelimits.map(({ name }) => name).join(' ') },
            }),
            ...(options.rateLimit && Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit]))),
            ...(options.bindings && {
              FAKES: { type: 'text', value: 'yes' },
              MAILBOX: {
                type: 'fetcher',
                async handler(request) {
                  mails.push(mailSchema.parse(await request.json()));
                  return new Response();
                },
              },
            }),
            ...Object.fromEntries(
              Object.entries(options.vars ?? {}).map(([name, value]) => [name, { type: 'text' as const, value }]),
            ),
          },
          ...(options.pages && {
            assets: {
              directory: options.pages === true ? 'dist/client' : options.pages,
              hasUserWorker: true,
              htmlHandling: 'drop-trailing-slash',
              notFoundHandling: 'none',
              runWorkerFirst: [...config.assets.run_worker_first, '/__harness'],
            },
          }),
        },
        dev: { stripCfConnectingIp: false },
      },
    ],
  };
  const mf = new Miniflare(setup);
  const ready = await mf.ready;
  const order = async (what: object): Promise<unknown> => {
    const response = await mf.dispatchFetch(`${origin}/__harness`, { method: 'POST', body: JSON.stringify(what) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const url = (path: string) => (options.port === undefined ? origin + path : new URL(path, ready).href);
  const rowsSchema = z.array(z.record(z.string(), z.unknown()));
  return {
    fetch: mf.dispatchFetch.bind(mf),
    url,
    failing: async (what, allowed, slowMail) => void (await order({ failing: what, allowed, slowMail })),
    slow: async (ms) => void (await order({ failing: [], slow: ms })),
    outside: async (answer) => void (await order({ answer })),
    setClock: async (ms) => void (await order({ clock: ms })),
    async seen() {
      const seen = { ...seenSchema.parse(await order({ seen: true })), mails };
      mails = [];
      return seen;
    },
    runSchedule: async (cron = '*/15 * * * *') => void (await order({ cron })),
    work: async () => void (await order({ work: true })),
    rows: async (statement) => rowsSchema.parse(await order({ rows: statement })),
    routes: async () => z.array(z.object({ method: z.string(), path: z.string() })).parse(await order({ routes: true })),
    kv: () => mf.getKVNamespace('REQUESTS'),
    bucket: () => mf.getR2Bucket('BACKUPS'),
    async fill(entries) {
      for (let start = 0; start < entries.length; start += 500) await order({ entries: entries.slice(start, start + 500) });
    },
    async clear() {
      await order({ failing: [] });
      do await order({ clear: true });
      while ((await (await mf.getKVNamespace('REQUESTS')).list({ limit: 1 })).keys.length > 0);
      if (!options.bucket) return;
      // It also has what customers decided, which the next desk would miss.
      const bucket = await mf.getR2Bucket('BACKUPS');
      await bucket.delete((await bucket.list()).objects.map(({ key }) => key));
    },
    kill: () => mf.setOptions(setup),
    evict: async () => void (await order({ evict: true })),
    loseDesk: async () => void (await order({ clearDesk: true })),
    stop: () => mf.dispose(),
  };
}

/** A body that passes and names every field, with some changed. */
export function estimate(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...mapTable(requestFields, () => ''),
    fullName: 'Ann Lee',
    email: 'ann.lee@example.com',
    phone: '(512) 555-0100',
    zipCode: '78704',
    serviceNeeded: 'hardwood',
    projectDetails: 'Two bedrooms, old carpet.',
    ...changes,
  };
}
