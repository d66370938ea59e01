/** Photos that visitors add to their request, one call each. */

import { Hono } from 'hono';
import * as z from 'zod/mini';
import { photoKinds, type StoredPhoto } from '#schema/api/photo.ts';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { limitPhoto, receivePhoto, servePhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { validateQuery } from '../../http/validate.ts';
import { noSuchLink } from '../../http/visitor.ts';
import type { Verdict } from '../../store/desk/photos.ts';
import { openDesk } from '../../store/open-desk.ts';
import { putPhoto, removePhoto } from '../../store/photos.ts';

export const visitorPhotos = new Hono<AppEnv>();

visitorPhotos.post(
  '/',
  validateQuery(
    z.object({ kind: z._default(z.enum(photoKinds, { error: `kind must be one of ${photoKinds.join(', ')}.` }), 'photo') }),
  ),
  limitPhoto,
  async (c) => {
    c.set('outage', visitorProblems.photoNotSaved);
    const { id } = c.get('visitor');
    const { visitors } = openDesk(c.env);
    const { photo, bytes } = await receivePhoto(await c.req.arrayBuffer(), c.req.valid('query').kind);
    const verdict = await visitors.checkPhoto(id, photo);
    if (verdict.outcome === 'known') return c.json<StoredPhoto>(verdict.photo, 201);
    refuse(verdict, photo);
    if (verdict.outcome === 'new') await putPhoto(c.env.REQUESTS, { id, photo, expiresAt: verdict.expiresAt }, bytes);
    const added = await visitors.addPhoto(id, photo);
    // Another upload took the last place.
    if (added.outcome === 'full') await removePhoto(c.env.REQUESTS, id, photo.name);
    refuse(added, photo);
    return c.json<StoredPhoto>(photo, 201);
  },
);

visitorPhotos.get('/:name{[0-9a-f]{32}}', async (c) => {
  const { id } = c.get('visitor');
  const page = await openDesk(c.env).visitors.page(id);
  const photo = page?.photos.find(({ name }) => name === c.req.param('name'));
  return servePhoto(c, id, photo);
});

function refuse(verdict: Verdict, { kind }: StoredPhoto): void {
  if (verdict.outcome === 'gone') throw noSuchLink();
  if (verdict.outcome !== 'full') return;
  throw new ProblemError(422, kind === 'visualizer' ? visitorProblems.pictureCount : visitorProblems.photoCount);
}
