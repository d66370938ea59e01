/** Finished jobs: their record, the crew's photos, and what the business can do about a review. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { jobChangeSchema, jobLimits } from '../../../schema/job.ts';
import { jobPhotoKinds, type StoredPhoto } from '../../../schema/photo.ts';
import { answerSchema, removalSchema } from '../../../schema/review.ts';
import type { AppEnv } from '../../env.ts';
import { requireSignIn } from '../../http/authorize.ts';
import { limitPhoto, receivePhoto } from '../../http/photo.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson, validateQuery } from '../../http/validate.ts';
import type { Verdict } from '../../store/desk/photos.ts';
import { openDesk } from '../../store/open-desk.ts';
import { putPhoto, removePhoto } from '../../store/photos.ts';
import { answerChange, byId, editFrom, idOf, notStored } from './one-request.ts';

/** Comes before the other routes of a request, which take short bodies only. */
export const proof = new Hono<AppEnv>();

proof.put(`${byId}/job`, requireSignIn, limitBody, validateJson(jobChangeSchema), (c) => {
  const { version, ...job } = c.req.valid('json');
  return answerChange(c, openDesk(c.env).jobs.set(idOf(c), job, editFrom(c, version)));
});

proof.post(
  `${byId}/photos`,
  requireSignIn,
  validateQuery(z.object({ kind: z.enum(jobPhotoKinds, { error: `kind must be one of ${jobPhotoKinds.join(', ')}.` }) })),
  limitPhoto,
  async (c) => {
    const id = idOf(c);
    const { photo, bytes } = await receivePhoto(await c.req.arrayBuffer(), c.req.valid('query').kind);
    const desk = openDesk(c.env);
    const verdict = await desk.jobs.checkPhoto(id, photo);
    if (verdict.outcome === 'known') return c.json(verdict.photo, 201);
    if (verdict.outcome !== 'new') throw await refusal(verdict, (await desk.requests.find(id)) !== null);
    await putPhoto(c.env, { id, photo, expiresAt: verdict.expiresAt }, bytes);
    const added = await desk.jobs.addPhoto(id, photo);
    // Another upload took the last place, or the request was erased.
    if (added.outcome === 'full' || added.outcome === 'gone') {
      await removePhoto(c.env, id, photo.name);
      throw await refusal(added, added.outcome === 'full');
    }
    return c.json(photo satisfies StoredPhoto, 201);
  },
);

proof.delete(`${byId}/photos/:name{[0-9a-f]{32}}`, requireSignIn, async (c) => {
  const { jobs } = openDesk(c.env);
  const [id, name] = [idOf(c), c.req.param('name')];
  if (!(await jobs.hasPhoto(id, name))) throw new ProblemError(404, 'There is no such photo.');
  // The bytes first: while the desk knows the photo, it can be tried again.
  await removePhoto(c.env, id, name);
  await jobs.forgetPhoto(id, name, c.get('person'));
  return c.body(null, 204);
});

proof.put(`${byId}/review/answer`, requireSignIn, limitBody, validateJson(answerSchema), (c) =>
  answerChange(c, openDesk(c.env).reviews.answer(idOf(c), c.req.valid('json').text, c.get('person'))),
);

proof.post(`${byId}/review/removal`, requireSignIn, limitBody, validateJson(removalSchema), (c) =>
  answerChange(c, openDesk(c.env).reviews.remove(idOf(c), c.req.valid('json').reason, c.get('person'))),
);

async function refusal({ outcome }: Verdict, isKnown: boolean): Promise<ProblemError> {
  if (!isKnown) return notStored();
  if (outcome === 'full') return new ProblemError(422, `A job can have ${jobLimits.photos} photos.`);
  return new ProblemError(409, 'Enter what was done first.');
}
