/** What the schedule does so that both stores agree, and how an empty desk is filled from KV. */
import type { Env } from '../env.ts';
import { listIntake, listQueued, readIntakes, unqueuePhoto, unqueueRequest } from './intake.ts';
import { openDesk } from './open-desk.ts';
import { listPhotos } from './photos.ts';

/** Inserts the requests and photos that arrived while the desk couldn't be reached. Running twice at once is harmless. */
export async function insertQueued(env: Env): Promise<number> {
  const { requests, photos } = await listQueued(env.REQUESTS);
  if (requests.length + photos.length === 0) return 0;
  const desk = openDesk(env);
  const missing = await desk.upkeep.findMissing([...new Set([...requests, ...photos].map(({ id }) => id))]);
  const values = await readIntakes(env.REQUESTS, missing);
  const found = requests.flatMap(({ id, origin }) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value, origin }];
  });
  const inserted = await desk.upkeep.insertFound(found, { isNew: true });
  if (photos.length > 0) await desk.upkeep.insertPhotos(photos);
  // A request whose value KV doesn't show yet keeps its marks for the next run.
  const isInserted = ({ id }: { id: string }) => values.has(id) || !missing.includes(id);
  await Promise.all([
    ...requests.filter(isInserted).map(({ id }) => unqueueRequest(env.REQUESTS, id)),
    ...photos.filter(isInserted).map((photo) => unqueuePhoto(env.REQUESTS, photo)),
  ]);
  return inserted;
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
  const inserted = await insertMissing(env, page.ids, { isNew: false });
  if (page.cursor === null) await insertPhotos(env);
  return { read: page.ids.length, inserted, cursor: page.cursor };
}

/** Compares everything in both stores: inserts what only KV has, photos too, copies what only the desk has, removes from KV what was erased. */
export async function sweep(env: Env): Promise<void> {
  const desk = openDesk(env);
  const kept: string[] = [];
  let inserted = 0;
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page: Awaited<ReturnType<typeof listIntake>> = await listIntake(env.REQUESTS, cursor);
    inserted += await insertMissing(env, page.ids, { isNew: true });
    kept.push(...page.ids);
    cursor = page.cursor;
  }
  await desk.upkeep.copyMissing(kept);
  await insertPhotos(env);
  await desk.upkeep.remember('foundInKvOnly', inserted);
}

async function insertPhotos(env: Env): Promise<void> {
  for await (const page of listPhotos(env)) if (page.length > 0) await openDesk(env).upkeep.insertPhotos(page);
}

async function insertMissing(env: Env, ids: string[], { isNew }: { isNew: boolean }): Promise<number> {
  const desk = openDesk(env);
  const missing = await desk.upkeep.findMissing(ids);
  if (missing.length === 0) return 0;
  const values = await readIntakes(env.REQUESTS, missing);
  return desk.upkeep.insertFound(
    [...values].map(([id, value]) => ({ id, value, origin: '' })),
    { isNew },
  );
}
