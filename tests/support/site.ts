/** The built Worker in workerd, with a KV of its own and, where asked for, the built pages or faults. */
import { readFile } from 'node:fs/promises';
import { Miniflare } from 'miniflare';

export const token = 'token-of-the-tests';

interface SiteOptions {
  token?: string | null;
  /** Serves dist/client before the Worker is asked, as wrangler.toml says. */
  pages?: boolean;
  rateLimit?: boolean;
  port?: number;
}

type KvMethod = 'get' | 'put' | 'list' | 'delete';

export interface Site {
  fetch: Miniflare['dispatchFetch'];
  url: (path: string) => string;
  /** Makes these methods of KV fail from now on. */
  failing: (methods: KvMethod[]) => Promise<void>;
  kv: () => ReturnType<Miniflare['getKVNamespace']>;
  stop: () => Promise<void>;
}

const origin = 'http://site.test';

/** Puts itself between workerd and the Worker and lets KV methods fail on request. */
const faultyEntry = `
import worker from './worker.js';
let failing = [];
export default {
  async fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/__failing') {
      failing = await request.json();
      return new Response('ok');
    }
    const REQUESTS = new Proxy(env.REQUESTS, {
      get(kv, name) {
        if (failing.includes(name)) return async () => { throw new Error('KV does not answer'); };
        const value = kv[name];
        return typeof value === 'function' ? value.bind(kv) : value;
      },
    });
    return worker.fetch(request, { ...env, REQUESTS }, ctx);
  },
};`;

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
              'entry.js': { type: 'esm', contents: faultyEntry },
              'worker.js': { type: 'esm', contents: await readFile('dist/worker/index.js', 'utf8') },
            },
          },
          env: {
            REQUESTS: { type: 'kv' },
            ...(options.pages && { ASSETS: { type: 'assets' } }),
            ...(secret !== null && { REQUESTS_TOKEN: { type: 'text', value: secret } }),
            ...(options.rateLimit && {
              CONTACT_LIMIT: { type: 'rate-limit', namespace: '1', simple: { limit: 5, period: 60 } },
            }),
          },
          ...(options.pages && {
            assets: {
              directory: 'dist/client',
              hasUserWorker: true,
              htmlHandling: 'drop-trailing-slash',
              notFoundHandling: 'none',
              runWorkerFirst: ['/api/*', '/404', '/404.html', '/__failing'],
            },
          }),
        },
        dev: { stripCfConnectingIp: false },
      },
    ],
  });
  const ready = await mf.ready;
  return {
    fetch: mf.dispatchFetch.bind(mf),
    url: (path) => (options.port === undefined ? origin + path : new URL(path, ready).href),
    async failing(methods) {
      await mf.dispatchFetch(`${origin}/__failing`, { method: 'POST', body: JSON.stringify(methods) });
    },
    kv: () => mf.getKVNamespace('REQUESTS'),
    stop: () => mf.dispose(),
  };
}

/** A body that passes, with some fields changed. */
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
