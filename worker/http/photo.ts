/** Receiving and sending photos. */

import type { Context } from 'hono';
import { photoLimits, type StoredPhoto } from '../../schema/photo.ts';
import { visitorProblems } from '../../schema/visitor-problems.ts';
import type { AppEnv } from '../env.ts';
import { hex, sha256Bytes } from '../sha256.ts';
import { getPhoto } from '../store/photos.ts';
import { readPictureHeader } from './picture-header.ts';
import { ProblemError } from './problem.ts';
import { stripMetadata } from './strip-metadata.ts';
import { limitBodyTo } from './validate.ts';

/** The page shrinks photos to fewer bytes than that. */
const slack = 1.05;
const mostBytes = Math.floor(photoLimits.bytes * slack);
const mostPixels = Math.floor(photoLimits.side * slack);

export const limitPhoto = limitBodyTo(mostBytes, () => {
  throw new ProblemError(413, visitorProblems.photoBytes);
});

/** Looks at the content only, because file names and types can be wrong. Throws if it isn't a photo we take. */
export async function receivePhoto(
  sent: ArrayBuffer,
  kind: StoredPhoto['kind'],
): Promise<{ photo: StoredPhoto; bytes: Uint8Array }> {
  const original = new Uint8Array(sent);
  const header = readPictureHeader(original);
  if (!header) throw new ProblemError(415, visitorProblems.photoType);
  const { type, width, height } = header;
  if (!(width > 0 && height > 0 && Math.max(width, height) <= mostPixels)) {
    throw new ProblemError(422, visitorProblems.photoSize);
  }
  // Our own page has removed it already. Other programs may not have.
  const bytes = stripMetadata(original, type);
  if (!bytes) throw new ProblemError(415, visitorProblems.photoType);
  const name = hex(await sha256Bytes(bytes)).slice(0, 32);
  return { photo: { name, kind, type, width, height, bytes: bytes.length, at: new Date().toISOString() }, bytes };
}

/** With its type fixed and a policy that runs nothing, browsers can only show it as a picture. */
export async function servePhoto(
  c: Context<AppEnv>,
  id: string,
  photo: StoredPhoto | undefined,
  cacheControl = 'private, max-age=300',
): Promise<Response> {
  c.set('outage', visitorProblems.photoNotRead);
  const bytes = photo && (await getPhoto(c.env, id, photo.name));
  if (!bytes) throw new ProblemError(404, 'There is no such photo.');
  return c.body(bytes, 200, {
    'Content-Type': photo.type,
    'Content-Disposition': `inline; filename="${photo.kind}-${photo.name.slice(0, 8)}.${photo.type.slice('image/'.length)}"`,
    'Cache-Control': cacheControl,
  });
}
