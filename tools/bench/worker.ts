/** The form's API under load, whether everything acknowledged is stored, and how fast the inbox lists it. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { dayMs } from '../../schema/duration.ts';
import { requestPageSchema } from '../../schema/inbox.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, token } from '../../tests/support/site.ts';
import { serve } from './serve.ts';
import { median, type Table } from './table.ts';

const connections = 50;
const rounds = 5;
const requestsPerRound = 2000;
/** How many requests the second table of lists is measured with. */
const manyRequests = 100_000;
const requestsPerImport = 1000;

export async function worker(): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-worker-'));
  try {
    await using site = await serve(await writeConfigWithoutLimits(folder));
    const sent: Round[] = [];
    for (let round = 1; round <= rounds; round++) {
      console.error(`Round ${round} of ${rounds}`);
      sent.push(await sendRequests(site.origin));
    }
    const stored = await countStored(site.origin, sent);
    const few = await measureLists(site.origin);
    await importRequests(site.origin, manyRequests - rounds * requestsPerRound);
    const many = await measureLists(site.origin);
    return [summarizeLoad(sent), stored, few, many];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All requests come from one address, so the limits of wrangler.toml would refuse nearly all of them. Returns the file's path. */
async function writeConfigWithoutLimits(folder: string): Promise<string> {
  const config = z
    .looseObject({
      main: z.string(),
      assets: z.looseObject({ directory: z.string() }),
      ratelimits: z.array(z.looseObject({ simple: z.looseObject({ limit: z.number() }) })),
    })
    .parse(parse(await readFile('wrangler.toml', 'utf8')));
  config.main = resolve(config.main);
  config.assets.directory = resolve(config.assets.directory);
  for (const { simple } of config.ratelimits) simple.limit = 1_000_000;
  const file = join(folder, 'wrangler.json');
  await writeFile(file, JSON.stringify(config));
  return file;
}

interface Round {
  seconds: number;
  /** Milliseconds of each answer. */
  latencies: number[];
  /** Ids that came with a 201. */
  acknowledged: string[];
}

/** Every connection waits for its answer before it sends the next request. */
async function sendRequests(origin: string): Promise<Round> {
  const latencies: number[] = [];
  const acknowledged: string[] = [];
  let sent = 0;
  const start = performance.now();
  const connection = async () => {
    while (sent < requestsPerRound) {
      const body = estimate({ fullName: `Visitor ${++sent}`, email: `visitor.${sent}@example.com` });
      const begin = performance.now();
      const answer = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': uuidv7() },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      latencies.push(performance.now() - begin);
      if (answer.status === 201) acknowledged.push(z.object({ id: z.string() }).parse(JSON.parse(text)).id);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { seconds: (performance.now() - start) / 1000, latencies, acknowledged };
}

function summarizeLoad(sent: Round[]): Table {
  const rate = median(sent.map(({ seconds, acknowledged }) => acknowledged.length / seconds));
  const latencies = sent.flatMap((round) => round.latencies).sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)]?.toFixed(0) ?? '';
  return {
    title: 'POST /api/contact',
    note: `${connections} connections, ${rounds} rounds of ${requestsPerRound.toLocaleString('en-US')} requests (median); sender and server share the machine. All requests come from one address, so the rate limits are raised for this run: the limiter is asked but never refuses.`,
    columns: ['', 'Requests/s', 'p50 ms', 'p99 ms'],
    rows: [['requests', rate.toFixed(0), percentile(0.5), percentile(0.99)]],
  };
}

async function countStored(origin: string, sent: Round[]): Promise<Table> {
  const acknowledged = sent.flatMap((round) => round.acknowledged);
  const desk = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: z.infer<typeof requestPageSchema> = await list(origin, { limit: '1000', cursor });
    for (const { id } of page.requests) desk.add(id);
    cursor = page.cursor;
  }
  await waitForCopies(origin);
  const lost = acknowledged.filter((id) => !desk.has(id)).length;
  return {
    title: 'Nothing is lost',
    note: 'The desk copies requests to KV right after it has answered; KV is counted once no copy is pending.',
    columns: ['', 'Sent', 'Answered 201', 'In the desk', 'In KV', 'Acknowledged but not in the desk'],
    rows: [['requests', ...[rounds * requestsPerRound, acknowledged.length, desk.size, await countKv(origin), lost].map(String)]],
  };
}

async function waitForCopies(origin: string): Promise<void> {
  const healthSchema = z.object({ copiesPending: z.number() });
  while (healthSchema.parse(await call(origin, '/api/health')).copiesPending > 0) {
    await new Promise((resume) => setTimeout(resume, 500));
  }
}

/** Rebuilding reads every key in KV and inserts what the desk lacks, which is nothing here. */
async function countKv(origin: string): Promise<number> {
  const pageSchema = z.object({ read: z.number(), cursor: z.string().nullable() });
  let count = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await call(origin, `/api/desk/rebuild?${new URLSearchParams({ cursor })}`, { method: 'POST' });
    const page: z.infer<typeof pageSchema> = pageSchema.parse(answer);
    count += page.read;
    cursor = page.cursor;
  }
  return count;
}

/** Imports more requests, as `npm run desk -- import` does, and waits until both stores have them. */
async function importRequests(origin: string, count: number): Promise<void> {
  console.error(`Importing ${count.toLocaleString('en-US')} more requests`);
  for (let start = 0; start < count; start += requestsPerImport) {
    const lines = Array.from({ length: requestsPerImport }, (_, index) => exportLine(start + index));
    await call(origin, '/api/desk/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: lines.join('\n'),
    });
  }
  await waitForCopies(origin);
}

/** A line of the desk's export: a request of some days ago. */
function exportLine(number: number): string {
  const id = crypto.randomUUID();
  const receivedAt = Date.now() - dayMs - number * 1000;
  const fields = estimate({
    fullName: `Customer ${number}`,
    email: `customer.${number}@example.com`,
    phone: `512 55 ${10_000 + number}`,
  });
  return JSON.stringify({
    kind: 'request',
    id,
    value: JSON.stringify({ ...fields, id, receivedAt: new Date(receivedAt).toISOString(), noticed: {} }),
    position: receivedAt * 1000,
    status: 'new',
    version: 0,
    spamReason: null,
    suspicions: '[]',
    trashedAt: null,
    expiresAt: Date.now() + 365 * dayMs,
    keyHash: null,
    contentHash: '',
    entries: [],
    urgency: null,
    preferred: '[]',
    withdrawnAt: null,
    links: [],
    photos: [],
    visit: null,
  });
}

async function measureLists(origin: string): Promise<Table> {
  const total = Object.values(z.record(z.string(), z.number()).parse(await call(origin, '/api/requests/counts'))).reduce(
    (a, b) => a + b,
    0,
  );
  const { cursor } = await list(origin, { limit: '50' });
  const queries: [name: string, query: Record<string, string>][] = [
    ['First list of the inbox, 50 rows', { limit: '50', status: 'not-spam' }],
    ['Next 50 rows', { limit: '50', cursor: cursor ?? '' }],
    ['Search with matches', { limit: '50', q: 'Visitor 77' }],
    ['Search without a match', { limit: '50', q: 'nothing like this' }],
  ];
  const rows: string[][] = [];
  for (const [name, query] of queries) {
    const durations: number[] = [];
    for (let run = 0; run < 15; run++) {
      const start = performance.now();
      await list(origin, query);
      durations.push(performance.now() - start);
    }
    rows.push([name, median(durations).toFixed(1), Math.max(...durations).toFixed(1)]);
  }
  return { title: `Lists of ${total.toLocaleString('en-US')} requests, ms`, columns: ['List', 'Median', 'Slowest'], rows };
}

async function list(origin: string, query: Record<string, string>) {
  return requestPageSchema.parse(await call(origin, `/api/requests?${new URLSearchParams(query)}`));
}

/** Calls the business's API and returns the JSON of the answer. */
async function call(origin: string, path: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(origin + path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
