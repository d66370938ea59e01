/** The form's API under load beside a bare Worker, whether everything acknowledged is stored, and how fast the inbox lists it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'smol-toml';
import { z } from 'zod';
import { requestPageSchema } from '../../schema/inbox.ts';
import { uuidv7 } from '../../schema/uuid.ts';
import { estimate, token } from '../../tests/support/site.ts';
import { serve } from './serve.ts';
import { median, type Table } from './table.ts';

const connections = 50;
const rounds = 5;
const requestsPerRound = 2000;

export async function worker(): Promise<Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-worker-'));
  try {
    await using site = await serve(await writeConfigWithoutLimits(folder));
    await using bare = await serve('tools/bench/bare/wrangler.toml');
    const [siteRounds, bareRounds]: [Round[], Round[]] = [[], []];
    for (let round = 1; round <= rounds; round++) {
      console.error(`Round ${round} of ${rounds}`);
      siteRounds.push(await sendRequests(site.origin));
      bareRounds.push(await sendRequests(bare.origin));
    }
    return [compareLoad(siteRounds, bareRounds), await countStored(site.origin, siteRounds), await measureLists(site.origin)];
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

function compareLoad(site: Round[], bare: Round[]): Table {
  const rate = (of: Round[]) => median(of.map(({ seconds, acknowledged }) => acknowledged.length / seconds));
  const row = (name: string, of: Round[]) => {
    const latencies = of.flatMap((round) => round.latencies).sort((a, b) => a - b);
    const percentile = (share: number) => latencies[Math.floor(latencies.length * share)]?.toFixed(0) ?? '';
    return [name, rate(of).toFixed(0), (rate(of) / rate(bare)).toFixed(2), percentile(0.5), percentile(0.99)];
  };
  return {
    title: 'POST /api/contact',
    note: `${connections} connections, ${rounds} rounds of ${requestsPerRound.toLocaleString('en-US')} requests, ours and the bare Worker by turns (median); sender and server share the machine. All requests come from one address, so the rate limits are raised for this run: the limiter is asked but never refuses. The bare Worker parses JSON, writes one key to KV and does nothing else.`,
    columns: ['Worker', 'Requests/s', 'Share of bare', 'p50 ms', 'p99 ms'],
    rows: [row('ours', site), row('bare', bare)],
  };
}

async function countStored(origin: string, sent: Round[]): Promise<Table> {
  const acknowledged = sent.flatMap((round) => round.acknowledged);
  const stored = new Set<string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(origin, { limit: '1000', cursor });
    for (const { id } of page.requests) stored.add(id);
    cursor = page.cursor;
  }
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  return {
    title: 'Nothing is lost',
    columns: ['', 'Sent', 'Answered 201', 'Stored', 'Acknowledged but not stored'],
    rows: [['requests', ...[rounds * requestsPerRound, acknowledged.length, stored.size, lost].map(String)]],
  };
}

async function measureLists(origin: string): Promise<Table> {
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
  return { title: 'Lists of those requests, ms', columns: ['List', 'Median', 'Slowest'], rows };
}

async function list(origin: string, query: Record<string, string>) {
  const answer = await fetch(`${origin}/api/requests?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return requestPageSchema.parse(await answer.json());
}
