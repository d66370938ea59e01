/** What the schedule does so that both stores agree, and how an empty desk is filled from KV. */
import type { Env } from '../env.ts';
import type { FoundRequest } from './desk/insert.ts';
import { listIntake, listQueued, readIntakes, unqueuePhoto, unqueueRequest } from './intake.ts';
import { idOfKey, intakePrefix } from './keys.ts';
import { listKeys } from './listing.ts';
import { openDesk } from './open-desk.ts';
import { listPhotos } from './photos.ts';

/** An import can leave thousands to copy. KV's free plan takes 1,000 writes a day, and new requests need theirs. */
const copiesPerNight = 500;

/**
 * Inserts the requests and photos that arrived while the desk couldn't be reached. Running twice at once is harmless. Returns what the
 * desk can't take.
 */
export async function insertQueued(env: Env): Promise<FoundRequest[]> {
  const { requests, photos } = await listQueued(env.REQUESTS);
  if (requests.length + photos.length === 0) return [];
  const { upkeep } = openDesk(env);
  const missing = await upkeep.findMissing([...new Set([...requests, ...photos].map(({ id }) => id))]);
  const values = await readIntakes(env.REQUESTS, missing);
  const found = requests.flatMap(({ id, origin }) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value, origin }];
  });
  const { failed } = await upkeep.insertFound(found, { isNew: true });
  if (photos.length > 0) await upkeep.insertPhotos(photos);
  // A request whose value KV doesn't show yet, or that the desk can't take, keeps its marks for the next run.
  const isInserted = ({ id }: { id: string }) => !failed.includes(id) && (values.has(id) || !missing.includes(id));
  await Promise.all([
    ...requests.filter(isInserted).map(({ id }) => unqueueRequest(env.REQUESTS, id)),
    ...photos.filter(isInserted).map((photo) => unqueuePhoto(env.REQUESTS, photo)),
  ]);
  return found.filter(({ id }) => failed.includes(id));
}

/**
 * One page of filling the desk from KV. What is in the desk already, or was erased, stays as it is. Nobody is notified again: these
 * requests are old.
 */
export async function rebuildPage(
  env: Env,
  cursor: string | null,
): Promise<{ read: number; inserted: number; cursor: string | null }> {
  const page = await listIntake(env.REQUESTS, cursor);
  const { inserted } = await insertMissing(env, page.ids, { isNew: false });
  if (page.cursor === null) await insertPhotos(env);
  return { read: page.ids.length, inserted, cursor: page.cursor };
}

/**
 * Compares everything in both stores: inserts what only KV has, photos too, copies what only the desk has, removes from KV what was
 * erased.
 */
export async function sweep(env: Env): Promise<void> {
  const { upkeep } = openDesk(env);
  const kept = new Set<string>();
  let [inserted, notInserted] = [0, 0];
  for await (const page of listKeys(env.REQUESTS, intakePrefix)) {
    const ids = page.map(({ key }) => idOfKey(key));
    const result = await insertMissing(env, ids, { isNew: true });
    inserted += result.inserted;
    notInserted += result.failed.length;
    for (const id of ids) kept.add(id);
    await scheduler.wait(0);
  }
  const missing = await missingIn(kept, env);
  await upkeep.copy(missing.slice(0, copiesPerNight));
  await insertPhotos(env);
  await upkeep.remember('copiesLeft', Math.max(0, missing.length - copiesPerNight));
  await upkeep.remember('foundInKvOnly', inserted);
  await upkeep.remember('notInserted', notInserted);
}

async function missingIn(kept: ReadonlySet<string>, env: Env): Promise<string[]> {
  const { upkeep } = openDesk(env);
  const missing: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof upkeep.idsForKv>> = await upkeep.idsForKv(cursor);
    missing.push(...page.ids.filter((id) => !kept.has(id)));
    cursor = page.next;
    await scheduler.wait(0);
  }
  return missing;
}

async function insertPhotos(env: Env): Promise<void> {
  for await (const page of listPhotos(env)) if (page.length > 0) await openDesk(env).upkeep.insertPhotos(page);
}

async function insertMissing(
  env: Env,
  ids: string[],
  { isNew }: { isNew: boolean },
): Promise<{ inserted: number; failed: string[] }> {
  const { upkeep } = openDesk(env);
  const missing = await upkeep.findMissing(ids);
  if (missing.length === 0) return { inserted: 0, failed: [] };
  const values = await readIntakes(env.REQUESTS, missing);
  return upkeep.insertFound(
    [...values].map(([id, value]) => ({ id, value, origin: '' })),
    { isNew },
  );
}
