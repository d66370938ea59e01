/** Pictures of requests: in the R2 bucket PHOTOS if one is bound, or else in KV. What was stored before the bucket was bound stays in KV. */
import { type RequestPhoto, type StoredPhoto, storedPhotoSchema } from '#schema/api/photo.ts';
import type { Bindings } from '../bindings.ts';
import { photoKey, photoPrefix } from './keys.ts';
import { type Listed, listKeys, listObjects } from './listing.ts';
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
  for await (const page of listKeys(REQUESTS, prefix)) yield page.flatMap(readListed);
  for await (const page of listObjects(PHOTOS, prefix, 'photo')) yield page.flatMap(readListed);
}

/** What isn't ours is left alone. */
function readListed({ key, metadata }: Listed): RequestPhoto[] {
  const [, id = '', name = ''] = key.split(':');
  const { data: photo } = storedPhotoSchema.safeParse(metadata);
  return photo ? [{ id, photo: { ...photo, name } }] : [];
}
