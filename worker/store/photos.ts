/** Pictures of requests, in KV. */
import { type RequestPhoto, type StoredPhoto, storedPhotoSchema } from '#schema/api/photo.ts';
import { photoKey, photoPrefix } from './keys.ts';
import { type Listed, listKeys } from './listing.ts';
import { kvExpiration } from './retention.ts';

/** Throws what KV throws. The same photo again overwrites itself. `expiresAt` is in Unix ms. */
export async function putPhoto(
  kv: KVNamespace,
  { id, photo, expiresAt }: RequestPhoto & { expiresAt: number },
  bytes: Uint8Array | ArrayBuffer,
): Promise<void> {
  await kv.put(photoKey(id, photo.name), bytes, { metadata: photo, expiration: kvExpiration(expiresAt) });
}

export async function getPhoto(kv: KVNamespace, id: string, name: string): Promise<ArrayBuffer | null> {
  return kv.get(photoKey(id, name), 'arrayBuffer');
}

export async function removePhoto(kv: KVNamespace, id: string, name: string): Promise<void> {
  await kv.delete(photoKey(id, name));
}

/** Photos of one request. KV's list lags by up to a minute. */
export async function storedPhotos(kv: KVNamespace, id: string): Promise<StoredPhoto[]> {
  const photos: StoredPhoto[] = [];
  for await (const page of listPhotos(kv, id)) photos.push(...page.map(({ photo }) => photo));
  return photos;
}

/** Photos of one request, or of all with an empty `id`, page by page. */
export async function* listPhotos(kv: KVNamespace, id = ''): AsyncGenerator<RequestPhoto[]> {
  const prefix = id === '' ? photoPrefix : photoKey(id, '');
  for await (const page of listKeys(kv, prefix)) yield page.flatMap(readListed);
}

/** What isn't ours is left alone. */
function readListed({ key, metadata }: Listed): RequestPhoto[] {
  const [, id = '', name = ''] = key.split(':');
  const { data: photo } = storedPhotoSchema.safeParse(metadata);
  return photo ? [{ id, photo: { ...photo, name } }] : [];
}
