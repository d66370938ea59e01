/** Getting a desk back. Whatever it's taken back to, KV fills in what it lacks, and what was erased is erased again. */
import type { Env } from '../env.ts';
import type { Closed, Comparison } from './desk/restore.ts';
import { type Erased, listErased, listIntake, readIntakes } from './intake.ts';
import { openDesk } from './open-desk.ts';
import { listPhotos } from './photos.ts';
import { StoreError } from './store-error.ts';

/** Characters of lines in one call of the desk. */
const batchLength = 256 * 1024;

/** Loads a dump beside the desk's tables. Returns how they differ, or what is wrong with the dump. */
export async function loadDump(env: Env, text: ReadableStream<string>): Promise<{ tables: Comparison } | { problem: string }> {
  const { restore } = openDesk(env);
  await restore.begin();
  const problem = await loadLines(env, text).catch((error: unknown) => {
    if (error instanceof StoreError) throw error;
    return "The dump can't be read.";
  });
  if (problem === null) return { tables: await restore.compare() };
  await restore.cancel();
  return { problem };
}

async function loadLines(env: Env, text: ReadableStream<string>): Promise<string | null> {
  const { restore } = openDesk(env);
  let isWhole = false;
  for await (const lines of batchesOf(text)) {
    const problem = await restore.add(lines);
    if (problem !== null) return problem;
    isWhole = lines.at(-1)?.startsWith('{"rows":') ?? false;
  }
  return isWhole ? null : 'The end of the dump is missing.';
}

async function* batchesOf(text: ReadableStream<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of text) {
    rest += chunk;
    if (rest.length < batchLength) continue;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield rest.split('\n').filter((line) => line !== '');
}

/** Puts the loaded dump in place of what the desk holds. False if there is none. */
export async function finishRestore(env: Env): Promise<boolean> {
  return openDesk(env).restore.finish(await readErased(env));
}

/** Read before a rewind: the desk doesn't know it afterwards, and one that can't say so isn't rewound. */
export async function readClosed(env: Env): Promise<Closed> {
  return { erased: await readErased(env), revoked: await openDesk(env).restore.revoked() };
}

async function readErased({ REQUESTS }: Env): Promise<Erased[]> {
  const erased: Erased[] = [];
  for await (const page of listErased(REQUESTS)) erased.push(...page);
  return erased;
}

/** One page of adding what KV has and the desk lacks. Nobody is notified again, because these requests are old. */
export async function fillFromKv(
  env: Env,
  sentCursor: string | null,
): Promise<{ read: number; inserted: number; cursor: string | null }> {
  const { upkeep } = openDesk(env);
  const { ids, cursor } = await listIntake(env.REQUESTS, sentCursor);
  const values = await readIntakes(env.REQUESTS, await upkeep.findMissing(ids));
  const found = [...values].map(([id, value]) => ({ id, value, origin: '' }));
  const { inserted } = await upkeep.insertFound(found, { isNew: false });
  if (cursor === null) await settlePhotos(env);
  return { read: ids.length, inserted, cursor };
}

/** After an upload whose last step failed, the store has a photo that the desk doesn't know of, perhaps of a request that was erased since. */
export async function settlePhotos(env: Env): Promise<void> {
  const { upkeep } = openDesk(env);
  for await (const page of listPhotos(env.REQUESTS)) await upkeep.settlePhotos(page);
}
