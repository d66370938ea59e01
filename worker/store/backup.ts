/** Backups of the desk: one NDJSON file, streamed as a download or into an R2 bucket. */
import type { Env } from '../env.ts';
import { parseJson } from '../parse-json.ts';
import { streamText } from '../stream-text.ts';
import { withTimeout } from '../with-timeout.ts';
import { exportRecordSchema } from './desk/line.ts';
import { openDesk } from './open-desk.ts';
import { backupsKept } from './retention.ts';

/** R2 wants all parts of an upload but the last to have the same size, of at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;
/** Milliseconds that the bucket may take for a part. */
const partLimit = 60_000;
const folder = 'backups/';

/** Everything the desk holds, a line each. */
export async function* exportLines(env: Env): AsyncGenerator<string> {
  const { upkeep } = openDesk(env);
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { lines, next }: Awaited<ReturnType<typeof upkeep.exportPage>> = await upkeep.exportPage(cursor);
    yield lines.map((line) => `${line}\n`).join('');
    cursor = next;
    // Lets other calls in.
    await scheduler.wait(0);
  }
}

/** Writes tonight's backup, gzipped, and deletes all but the latest. Does nothing without a bucket. */
export async function backUp(env: Env): Promise<void> {
  const bucket = env.BACKUPS;
  if (!bucket) return;
  const now = new Date();
  const key = `${folder}${now.toISOString().slice(0, 10)}.ndjson.gz`;
  const { upkeep } = openDesk(env);
  try {
    await write(env, bucket, key);
    await upkeep.remember('backupAt', now.getTime());
    await upkeep.remember('backupFailed', 0);
  } catch (error) {
    await upkeep.remember('backupFailed', 1);
    throw error;
  }
  const outdated = (await keysIn(bucket)).slice(0, -backupsKept);
  if (outdated.length > 0) await bucket.delete(outdated);
}

/** The newest backup, gzipped; null if there is none. */
export async function newestBackup({ BACKUPS }: Pick<Env, 'BACKUPS'>): Promise<R2ObjectBody | null> {
  const key = BACKUPS && (await keysIn(BACKUPS)).at(-1);
  return key === undefined || !BACKUPS ? null : BACKUPS.get(key);
}

/** Names of backups, the oldest first. */
async function keysIn(bucket: R2Bucket): Promise<string[]> {
  const { objects } = await bucket.list({ prefix: folder });
  return objects.map(({ key }) => key).sort();
}

/** Reads the newest backup as an import would, and notes whether that's possible. Does nothing without a bucket. */
export async function checkBackup(env: Env): Promise<void> {
  const backup = await newestBackup(env);
  if (backup) await openDesk(env).upkeep.remember('backupUnreadable', (await isReadable(backup)) ? 0 : 1);
}

async function isReadable({ body }: R2ObjectBody): Promise<boolean> {
  try {
    const text = body.pipeThrough(new DecompressionStream('gzip')).pipeThrough(new TextDecoderStream());
    let rest = '';
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (!lines.every((line) => exportRecordSchema.safeParse(parseJson(line)).success)) return false;
    }
    return rest === '';
  } catch {
    return false;
  }
}

async function write(env: Env, bucket: R2Bucket, key: string): Promise<void> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: 'application/gzip' } });
  try {
    const parts: R2UploadedPart[] = [];
    const zipped = (await streamText(exportLines(env))).pipeThrough(new CompressionStream('gzip'));
    for await (const part of partsOf(zipped))
      parts.push(await withTimeout(env, upload.uploadPart(parts.length + 1, part), partLimit));
    await withTimeout(env, upload.complete(parts), partLimit);
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const chunk of stream) {
    for (let offset = 0; offset < chunk.length; ) {
      const length = Math.min(chunk.length - offset, partBytes - filled);
      part.set(chunk.subarray(offset, offset + length), filled);
      offset += length;
      filled += length;
      if (filled < partBytes) continue;
      yield part;
      [part, filled] = [new Uint8Array(partBytes), 0];
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
