/** Receiving and sending photos. */

import type { Context } from 'hono';
import { type PhotoType, photoLimits, type StoredPhoto } from '#schema/api/photo.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv } from '../env.ts';
import { hex, sha256Bytes } from '../sha256.ts';
import { getPhoto } from '../store/photos.ts';
import { ProblemError } from './problem.ts';
import { limitBodyTo } from './validate.ts';

export const limitPhoto = limitBodyTo(photoLimits.wholeBytes, () => {
  throw new ProblemError(413, visitorProblems.photoBytes);
});

/** Looks at the content only, because file names and types can be wrong. Throws if it isn't a photo we take. */
export async function receivePhoto(
  sent: ArrayBuffer,
  kind: StoredPhoto['kind'],
): Promise<{ photo: StoredPhoto; bytes: Uint8Array }> {
  const bytes = new Uint8Array(sent);
  const type = typeOf(bytes);
  if (!type) throw new ProblemError(415, visitorProblems.photoType);
  const name = hex(await sha256Bytes(bytes)).slice(0, 32);
  return { photo: { name, kind, type, bytes: bytes.length, at: new Date().toISOString() }, bytes };
}

/** What browsers take the content to be, from its first bytes. */
function typeOf(bytes: Uint8Array): PhotoType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return /^RIFF....WEBP/s.test(start) ? 'image/webp' : null;
}

/** With its type fixed and a policy that runs nothing, browsers can only show it as a picture. */
export async function servePhoto(c: Context<AppEnv>, id: string, photo: StoredPhoto | undefined): Promise<Response> {
  c.set('outage', visitorProblems.photoNotRead);
  const bytes = photo && (await getPhoto(c.env.REQUESTS, id, photo.name));
  if (!bytes) throw new ProblemError(404, 'There is no such photo.');
  return c.body(bytes, 200, {
    'Content-Type': photo.type,
    'Content-Disposition': `inline; filename="${photo.kind}-${photo.name.slice(0, 8)}.${photo.type.slice('image/'.length)}"`,
    'Cache-Control': 'private, max-age=300',
  });
}
