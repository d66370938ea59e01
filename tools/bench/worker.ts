/** Load on the local Worker and, in the same run, on a bare one; afterwards everything that was answered with 201 must be there. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Server, startServer } from '../../tests/support/server.ts';
import { token } from '../../tests/support/site.ts';
import { Sender } from './sender.ts';
import { median, type Table } from './table.ts';

const connections = 50;
/** Runs of each kind, and how long one takes, in seconds. */
const runs = 3;
const seconds = { contact: 20, other: 10 };
/** Stored on both sides before anything is measured, so that lists have something to show. */
const seeds = 1000;
/** Least share of the bare Worker's throughput. */
const limits = { contact: 0.7, list: 0.5 };

interface Load {
  name: string;
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than the expected one, refused and timed-out connections. */
  errors: number;
}

export async function worker(): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-worker-'));
  const [site, bare] = await Promise.all([
    startServer(join(folder, 'site')),
    startServer(join(folder, 'bare'), { config: 'tools/bench/bare/wrangler.toml' }),
  ]);
  try {
    return await compare(site, bare);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(site: Server, bare: Server): Promise<Table[]> {
  const [toSite, toBare] = [new Sender(), new Sender()];
  await fire(site.origin, { requests: [toSite.request], amount: seeds });
  await fire(bare.origin, { requests: [toBare.request], amount: seeds });

  const loads: Load[] = [];
  const once = async (name: string, target: Server, status: number, options: Partial<autocannon.Options>) =>
    void loads.push(loadOf(name, status, await fire(target.origin, options)));
  const list = { requests: [{ path: '/api/requests', headers: { Authorization: `Bearer ${token}` } }], duration: seconds.other };
  for (let run = 0; run < runs; run++) {
    await once('a page', site, 200, { requests: [{ path: '/cities/austin' }], duration: seconds.other / 2 });
    await once('an unknown page (404)', site, 404, { requests: [{ path: '/nope' }], duration: seconds.other / 2 });
    await once('list of 50', site, 200, list);
    await once('list of 50, bare Worker', bare, 200, list);
  }
  for (let run = 0; run < runs; run++) {
    await once('contact', site, 201, { requests: [toSite.request], duration: seconds.contact });
    await once('contact, bare Worker', bare, 201, { requests: [toBare.request], duration: seconds.contact });
  }
  return [throughput(loads), await kept(site, toSite)];
}

function fire(origin: string, options: Partial<autocannon.Options>): Promise<autocannon.Result> {
  return autocannon({ url: origin, connections, ...options });
}

function loadOf(name: string, status: number, result: autocannon.Result): Load {
  const counts = new Map(Object.entries(result.statusCodeStats ?? {}).map(([code, { count = 0 }]) => [Number(code), count]));
  const answered = counts.get(status) ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { p50, p99 } = result.latency;
  return { name, rate: answered / result.duration, p50, p99, errors: all - answered + result.errors };
}

function throughput(loads: Load[]): Table {
  const byName = Map.groupBy(loads, ({ name }) => name);
  const middle = (name: string, key: 'rate' | 'p50' | 'p99') => median((byName.get(name) ?? []).map((load) => load[key]));
  const share = (name: string) => middle(name, 'rate') / middle(`${name}, bare Worker`, 'rate');
  const errors = (name: string) => (byName.get(name) ?? []).reduce((sum, load) => sum + load.errors, 0);
  const misses = [...byName.keys()].filter((name) => errors(name) > 0).map((name) => `${name}: ${errors(name)} errors`);
  for (const [name, limit] of [['contact', limits.contact] as const, ['list of 50', limits.list] as const]) {
    if (share(name) < limit)
      misses.push(`${name}: ${share(name).toFixed(2)} times the bare Worker's throughput, less than ${limit}`);
  }
  return {
    title: 'Throughput and latency',
    note: `${connections} connections, medians of ${runs} runs, the two Workers by turns; ${seeds} requests stored before. The bare Worker parses JSON and stores one key, or lists 50 keys, and does nothing else; both stand behind the same static files, which locally cost a call of their own. Ours runs with LOG_LEVEL=error: locally each line of log passes through wrangler's debugger.`,
    columns: ['Call', 'Requests/s', 'Times bare', 'p50 ms', 'p99 ms', 'Errors'],
    rows: [...byName.keys()].map((name) => [
      name,
      middle(name, 'rate').toFixed(0),
      byName.has(`${name}, bare Worker`) ? share(name).toFixed(2) : '',
      middle(name, 'p50').toFixed(0),
      middle(name, 'p99').toFixed(0),
      String(errors(name)),
    ]),
    misses,
  };
}

/** What the clock cut off is sent again under its key, as a browser does; then the store holds what was sent, once each. */
async function kept(site: Server, sender: Sender): Promise<Table> {
  const cutOff = await sender.sendAgain(site.origin);
  const stored = await sender.stored(site.origin);
  const found = new Set(stored);
  const lost = [...sender.acknowledged].filter((id) => !found.has(id)).length;
  const extra = stored.length - sender.acknowledged.size;
  const changed = await sender.changed(site.origin, 200);
  return {
    title: 'Nothing is lost',
    note: 'Every request had a body and an Idempotency-Key of its own. Those still without an answer when the clock stopped were sent again.',
    columns: [
      'Answered with 201',
      'of them sent again',
      'Found in KV',
      'Lost',
      'Twice or unknown',
      'Of 200 read, other than sent',
    ],
    rows: [[sender.acknowledged.size, cutOff, found.size, lost, extra, changed].map(String)],
    misses: [
      ...(lost > 0 ? [`${lost} acknowledged requests are not in KV`] : []),
      ...(extra !== 0 ? [`KV holds ${stored.length} requests, ${sender.acknowledged.size} were acknowledged`] : []),
      ...(changed > 0 ? [`${changed} of 200 requests are not stored as sent`] : []),
    ],
  };
}
