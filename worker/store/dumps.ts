import type { Env } from '../env.ts';
import { withTimeout } from '../with-timeout.ts';
import type { DumpLine } from './desk/dump.ts';
import { openDesk } from './open-desk.ts';
import { dumpRetentionMs } from './retention.ts';

const folder = 'dumps/';
/** Milliseconds that the bucket may take for a dump. */
const limit = 60_000;

export interface DumpFile {
  /** Such as 2026-11-28. */
  name: string;
  /** When it was written, ISO 8601. */
  at: string;
}

/** Everything the desk holds, a line each. */
async function* dumpLines(env: Env): AsyncGenerator<string> {
  const { dump } = openDesk(env);
  let rows = -1;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { lines, next }: Awaited<ReturnType<typeof dump.page>> = await dump.page(cursor);
    rows += lines.length;
    yield lines.map((line) => `${line}\n`).join('');
    cursor = next;
    // Lets other calls in.
    await scheduler.wait(0);
  }
  // A dump that was cut off doesn't have this line.
  yield `${JSON.stringify({ rows } satisfies DumpLine)}\n`;
}

/** Writes tonight's dump and deletes those that are too old to restore. Does nothing without a bucket. */
export async function writeDump(env: Env): Promise<void> {
  const { BACKUPS: bucket } = env;
  if (!bucket) return;
  // Somebody may have looked at what a restore would lose, and left it at that.
  await openDesk(env).restore.cancel();
  const lines = dumpLines(env);
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const zipped = text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'));
  const key = `${folder}${new Date().toISOString().slice(0, 10)}.ndjson.gz`;
  await withTimeout(env, bucket.put(key, await new Response(zipped).arrayBuffer()), limit);
  await openDesk(env).upkeep.remember('dumpedAt', Date.now());
  const { objects } = await bucket.list({ prefix: folder });
  const old = objects.filter(({ uploaded }) => uploaded.getTime() < Date.now() - dumpRetentionMs);
  if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
}

/** The newest first. */
export async function listDumps({ BACKUPS }: Pick<Env, 'BACKUPS'>): Promise<DumpFile[]> {
  const objects = BACKUPS ? (await BACKUPS.list({ prefix: folder })).objects : [];
  return objects
    .map(({ key, uploaded }) => ({ name: key.slice(folder.length).replace(/\.ndjson\.gz$/, ''), at: uploaded.toISOString() }))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Gzipped; null if there is no such dump. */
export async function openDump({ BACKUPS }: Pick<Env, 'BACKUPS'>, name: string): Promise<R2ObjectBody | null> {
  return BACKUPS ? BACKUPS.get(`${folder}${name}.ndjson.gz`) : null;
}
