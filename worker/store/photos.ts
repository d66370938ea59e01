/** Pictures of requests: in the R2 bucket PHOTOS if one is bound, or else in KV. What was stored before the bucket was bound stays in KV. */
import * as z from 'zod/mini';
import { type RequestPhoto, type StoredPhoto, storedPhotoSchema } from '../../schema/photo.ts';
import type { Bindings } from '../bindings.ts';
import { parseJson } from '../parse-json.ts';
import { keysPerList, photoKey, photoPrefix } from './keys.ts';
import { kvExpiration } from './retention.ts';

type Stores = Pick<Bindings, 'REQUESTS' | 'PHOTOS'>;

/** Throws what the store throws. The same photo again overwrites itself. `expiresAt` is in Unix ms; R2 waits for the desk to delete. */
export async function putPhoto(
  { REQUESTS, PHOTOS }: Stores,
  { id, photo, expiresAt }: RequestPhoto & { expiresAt: number },
  bytes: Uint8Array | ArrayBuffer,
): Promise<void> {
  const key = photoKey(id, photo.name);
  if (PHOTOS) {
    await PHOTOS.put(key, bytes, { customMetadata: { photo: JSON.stringify(photo) } });
    return;
  }
  await REQUESTS.put(key, bytes, { metadata: photo, expiration: kvExpiration(expiresAt) });
}

export async function getPhoto({ REQUESTS, PHOTOS }: Stores, id: string, name: string): Promise<ArrayBuffer | null> {
  const key = photoKey(id, name);
  const object = await PHOTOS?.get(key);
  return object ? object.arrayBuffer() : REQUESTS.get(key, 'arrayBuffer');
}

export async function removePhoto({ REQUESTS, PHOTOS }: Stores, id: string, name: string): Promise<void> {
  const key = photoKey(id, name);
  await Promise.all([REQUESTS.delete(key), PHOTOS?.delete(key)]);
}

/** Photos of one request. KV's list lags by up to a minute. */
export async function storedPhotos(stores: Stores, id: string): Promise<StoredPhoto[]> {
  const photos: StoredPhoto[] = [];
  for await (const page of listPhotos(stores, id)) photos.push(...page.map(({ photo }) => photo));
  return photos;
}

/** Photos of one request, or of all with an empty `id`, page by page. */
export async function* listPhotos({ REQUESTS, PHOTOS }: Stores, id = ''): AsyncGenerator<RequestPhoto[]> {
  const prefix = id === '' ? photoPrefix : photoKey(id, '');
  for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
    const page: KVNamespaceListResult<unknown> = await REQUESTS.list({ prefix, limit: keysPerList, cursor });
    yield page.keys.flatMap(({ name, metadata }) => describe(name, metadata));
    cursor = page.list_complete ? null : page.cursor;
  }
  for (let cursor: string | undefined, more = PHOTOS !== undefined; more; more = cursor !== undefined) {
    const page: R2Objects | undefined = await PHOTOS?.list({ prefix, cursor, include: ['customMetadata'] });
    yield (page?.objects ?? []).flatMap(({ key, customMetadata }) => describe(key, parseJson(customMetadata?.photo ?? '')));
    cursor = page?.truncated ? page.cursor : undefined;
  }
}

const describedSchema = z.catch(z.nullable(storedPhotoSchema), null);

/** What isn't ours is left alone. */
function describe(key: string, metadata: unknown): RequestPhoto[] {
  const [, id = '', name = ''] = key.split(':');
  const photo = describedSchema.parse(metadata ?? null);
  return photo === null ? [] : [{ id, photo: { ...photo, name } }];
}
