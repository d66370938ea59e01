/** Finished jobs: their record, the crew's photos, and what the business can do about a review. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { jobChangeSchema, jobLimits } from '../../../schema/job.ts';
import { jobPhotoKinds, type StoredPhoto } from '../../../schema/photo.ts';
import { answerSchema, removalSchema } from '../../../schema/review.ts';
import type { AppEnv } from '../../env.ts';
import { requireSignIn } from '../../http/authorize.ts';
import { limitPhoto, readPhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson, validateQuery } from '../../http/validate.ts';
import type { Verdict } from '../../store/desk/photos.ts';
import { openDesk } from '../../store/open-desk.ts';
import { putPhoto, removePhoto } from '../../store/photos.ts';
import { byId, changedRequest, etagOf, idOf, notStored, versionFrom } from './one-request.ts';

/** Comes before the other routes of a request, which take short bodies only. */
export const proof = new Hono<AppEnv>();

proof.put(`${byId}/job`, requireSignIn, limitBody, validateJson(jobChangeSchema), async (c) => {
  const { version: sentVersion, ...job } = c.req.valid('json');
  const version = versionFrom(c) ?? sentVersion ?? null;
  const request = changedRequest(await openDesk(c.env).proof.setJob(idOf(c), job, version, c.get('by')));
  return c.json(request, 200, etagOf(request));
});

proof.post(
  `${byId}/photos`,
  requireSignIn,
  validateQuery(z.object({ kind: z.enum(jobPhotoKinds, { error: `kind must be one of ${jobPhotoKinds.join(', ')}.` }) })),
  limitPhoto,
  async (c) => {
    const id = idOf(c);
    const { photo, bytes } = await readPhoto(await c.req.arrayBuffer(), c.req.valid('query').kind);
    const desk = openDesk(c.env);
    const verdict = await desk.proof.checkPhoto(id, photo);
    if (verdict.outcome === 'known') return c.json(verdict.photo, 201);
    if (verdict.outcome !== 'new') throw await refusal(verdict, (await desk.requests.find(id)) !== null);
    await putPhoto(c.env, { id, photo, expiresAt: verdict.expiresAt }, bytes);
    const added = await desk.proof.addPhoto(id, photo);
    // Another upload took the last place, or the request was erased.
    if (added.outcome === 'full' || added.outcome === 'gone') {
      await removePhoto(c.env, id, photo.name);
      throw await refusal(added, added.outcome === 'full');
    }
    return c.json(photo satisfies StoredPhoto, 201);
  },
);

proof.delete(`${byId}/photos/:name{[0-9a-f]{32}}`, requireSignIn, async (c) => {
  const { proof } = openDesk(c.env);
  const [id, name] = [idOf(c), c.req.param('name')];
  if (!(await proof.hasJobPhoto(id, name))) throw new ProblemError(404, 'There is no such photo.');
  // The bytes first: while the desk knows the photo, it can be tried again.
  await removePhoto(c.env, id, name);
  await proof.forgetPhoto(id, name, c.get('by'));
  return c.body(null, 204);
});

proof.put(`${byId}/review/answer`, requireSignIn, limitBody, validateJson(answerSchema), async (c) => {
  const request = changedRequest(await openDesk(c.env).proof.answer(idOf(c), c.req.valid('json').text, c.get('by')));
  return c.json(request, 200, etagOf(request));
});

proof.post(`${byId}/review/removal`, requireSignIn, limitBody, validateJson(removalSchema), async (c) => {
  const request = changedRequest(await openDesk(c.env).proof.remove(idOf(c), c.req.valid('json').reason, c.get('by')));
  return c.json(request, 200, etagOf(request));
});

async function refusal({ outcome }: Verdict, isKnown: boolean): Promise<ProblemError> {
  if (!isKnown) return notStored();
  if (outcome === 'full') return new ProblemError(422, `A job can have ${jobLimits.photos} photos.`);
  return new ProblemError(409, 'Enter what was done first.');
}
