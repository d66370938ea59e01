/** What the customer of a finished job says about it, and which of its photos may be shown. */
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { consentSchema, reviewSchema } from '../../../schema/review.ts';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { emptyResponse, linkSecurity, problems } from '../../http/describe.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { requireDesk } from '../../http/visitor.ts';
import { namesContact } from '../../store/desk/proof/contact.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answer, originOf } from './answer.ts';

const changeProblems = problems(400, 403, 404, 409, 413, 415, 422, 429, 503);

export const visitorProof = new Hono<AppEnv>();

visitorProof.put(
  '/review',
  describeRoute({
    summary: 'Reviews a finished job, or changes the review',
    description: 'It is published, good or bad. 409 if the job isn’t done; 403 by a link that the business made.',
    security: linkSecurity,
    responses: { 204: emptyResponse('Stored'), ...changeProblems },
  }),
  limitBody,
  requireDesk,
  validateJson(reviewSchema),
  async (c) => {
    const review = c.req.valid('json');
    if (namesContact(review.text))
      throw new ProblemError(422, visitorProblems.fields, { errors: { text: visitorProblems.contactInReview } });
    const { id, isOwn } = c.get('visitor');
    answer(isOwn ? await openDesk(c.env).proof.putReview(id, review, originOf(c)) : 'not own link');
    return c.body(null, 204);
  },
);

visitorProof.delete(
  '/review',
  describeRoute({
    summary: 'Deletes the review',
    security: linkSecurity,
    responses: { 204: emptyResponse('Deleted'), ...problems(403, 404, 429, 503) },
  }),
  requireDesk,
  async (c) => {
    const { id, isOwn } = c.get('visitor');
    answer(isOwn ? await openDesk(c.env).proof.deleteReview(id, originOf(c)) : 'not own link');
    return c.body(null, 204);
  },
);

visitorProof.put(
  '/consent',
  describeRoute({
    summary: 'Says which photos of the job may be shown',
    description:
      'Those that aren’t in the list may not. A link that the business made can only take consent back, which is never refused.',
    security: linkSecurity,
    responses: { 204: emptyResponse('Stored'), ...changeProblems },
  }),
  limitBody,
  requireDesk,
  validateJson(consentSchema),
  async (c) => {
    const { id, isOwn } = c.get('visitor');
    answer(await openDesk(c.env).proof.setConsent(id, c.req.valid('json').photos, isOwn, originOf(c)));
    return c.body(null, 204);
  },
);
