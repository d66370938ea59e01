/** What the clock does so that both stores agree, and how an empty desk is filled from KV. */
import type { Env } from '../env.ts';
import { listIntake, listUnfiled, readIntakes, unmarkUnfiled, unmarkUnfiledPhoto } from './intake.ts';
import { openDesk } from './open-desk.ts';
import { listPhotos } from './photos.ts';

/** Files the requests and photos that arrived while the desk couldn't be reached. Running twice at once is harmless. */
export async function fileUnfiled(env: Env): Promise<number> {
  const { requests, photos } = await listUnfiled(env.REQUESTS);
  if (requests.length + photos.length === 0) return 0;
  const desk = openDesk(env);
  const { missing } = await desk.compare([...new Set([...requests, ...photos].map(({ id }) => id))]);
  const values = await readIntakes(env.REQUESTS, missing);
  const found = requests.flatMap(({ id, origin }) => {
    const value = values.get(id);
    return value === undefined ? [] : [{ id, value, origin }];
  });
  const adopted = await desk.adopt(found, { isNews: true });
  if (photos.length > 0) await desk.adoptPhotos(photos);
  // A request whose value KV doesn't show yet keeps its marks for the next run.
  const isFiled = ({ id }: { id: string }) => values.has(id) || !missing.includes(id);
  await Promise.all([
    ...requests.filter(isFiled).map(({ id }) => unmarkUnfiled(env.REQUESTS, id)),
    ...photos.filter(isFiled).map((photo) => unmarkUnfiledPhoto(env.REQUESTS, photo)),
  ]);
  return adopted;
}

/**
 * One page of filling the desk from KV. What is in the desk already, or was erased, stays as it is. Nobody is notified again: these
 * requests are old news.
 */
export async function rebuildPage(
  env: Env,
  cursor: string | null,
): Promise<{ read: number; adopted: number; cursor: string | null }> {
  const page = await listIntake(env.REQUESTS, cursor);
  const adopted = await adoptMissing(env, page.ids, { isNews: false });
  if (page.cursor === null) await adoptPhotos(env);
  return { read: page.ids.length, adopted, cursor: page.cursor };
}

/** Compares everything in both stores: files what only KV has, photos too, copies what only the desk has, removes from KV what was erased. */
export async function sweep(env: Env): Promise<void> {
  const desk = openDesk(env);
  const kept: string[] = [];
  let adopted = 0;
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page: Awaited<ReturnType<typeof listIntake>> = await listIntake(env.REQUESTS, cursor);
    adopted += await adoptMissing(env, page.ids, { isNews: true });
    kept.push(...page.ids);
    cursor = page.cursor;
  }
  await desk.copyMissing(kept);
  await adoptPhotos(env);
  await desk.remember('foundInKvOnly', adopted);
}

async function adoptPhotos(env: Env): Promise<void> {
  for await (const page of listPhotos(env)) if (page.length > 0) await openDesk(env).adoptPhotos(page);
}

async function adoptMissing(env: Env, ids: string[], { isNews }: { isNews: boolean }): Promise<number> {
  const desk = openDesk(env);
  const { missing } = await desk.compare(ids);
  if (missing.length === 0) return 0;
  const values = await readIntakes(env.REQUESTS, missing);
  return desk.adopt(
    [...values].map(([id, value]) => ({ id, value, origin: '' })),
    { isNews },
  );
}
