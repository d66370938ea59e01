/** Photos that visitors add to their request, one call each. */

import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { photoKinds, type RequestPhoto, type StoredPhoto } from '../../../schema/photo.ts';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { limitPhoto, receivePhoto, servePhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { validateQuery } from '../../http/validate.ts';
import { noSuchLink } from '../../http/visitor.ts';
import { photoVerdict, type Verdict } from '../../store/desk/photos.ts';
import { expiryOf, queuePhoto } from '../../store/intake.ts';
import { openDesk, unlessUnreachable } from '../../store/open-desk.ts';
import { putPhoto, removePhoto, storedPhotos } from '../../store/photos.ts';

export const visitorPhotos = new Hono<AppEnv>();

visitorPhotos.post(
  '/',
  validateQuery(
    z.object({ kind: z._default(z.enum(photoKinds, { error: `kind must be one of ${photoKinds.join(', ')}.` }), 'photo') }),
  ),
  limitPhoto,
  async (c) => {
    c.set('outage', visitorProblems.photoNotSaved);
    const { id, intake } = c.get('visitor');
    const { photo, bytes } = await receivePhoto(await c.req.arrayBuffer(), c.req.valid('query').kind);
    const verdict =
      intake === null
        ? await openDesk(c.env).visitors.checkPhoto(id, photo)
        : photoVerdict(photo, await storedPhotos(c.env, id), expiryOf(intake));
    if (verdict.outcome === 'known') return c.json(verdict.photo, 201);
    refuse(verdict, photo);
    if (verdict.outcome === 'new') await putPhoto(c.env, { id, photo, expiresAt: verdict.expiresAt }, bytes);
    await file(c, { id, photo }, intake === null);
    return c.json(photo, 201);
  },
);

visitorPhotos.get('/:name{[0-9a-f]{32}}', async (c) => {
  const { id, intake } = c.get('visitor');
  const page = intake === null ? await openDesk(c.env).visitors.page(id) : null;
  const photos = intake === null ? [...(page?.photos ?? []), ...(page?.job?.photos ?? [])] : await storedPhotos(c.env, id);
  const photo = photos.find(({ name }) => name === c.req.param('name'));
  return servePhoto(c, id, photo);
});

/** Tells the desk, or leaves a mark for the schedule if the desk is out of reach. */
async function file(c: Context<AppEnv>, { id, photo }: RequestPhoto, isDeskUp: boolean): Promise<void> {
  const verdict = isDeskUp ? await unlessUnreachable<Verdict>(() => openDesk(c.env).visitors.addPhoto(id, photo), id) : null;
  if (verdict === null) {
    await queuePhoto(c.env.REQUESTS, { id, photo });
    return;
  }
  // Another upload took the last place, and the nightly sweep mustn't find this one.
  if (verdict.outcome === 'full') await removePhoto(c.env, id, photo.name);
  refuse(verdict, photo);
}

function refuse(verdict: Verdict, { kind }: StoredPhoto): void {
  if (verdict.outcome === 'gone') throw noSuchLink();
  if (verdict.outcome !== 'full') return;
  throw new ProblemError(422, kind === 'visualizer' ? visitorProblems.pictureCount : visitorProblems.photoCount);
}
