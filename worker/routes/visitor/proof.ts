/** What the customer of a finished job says about it, and which of its photos may be shown. */
import { Hono } from 'hono';
import { reviewSchema } from '../../../schema/review.ts';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { limitBody, validateJson } from '../../http/validate.ts';
import { namesContact } from '../../store/desk/proof/contact.ts';
import { openDesk } from '../../store/open-desk.ts';
import { answer, callOf } from './answer.ts';

export const visitorProof = new Hono<AppEnv>();

visitorProof.put('/review', limitBody, validateJson(reviewSchema), async (c) => {
  const review = c.req.valid('json');
  if (namesContact(review.text))
    throw new ProblemError(422, visitorProblems.fields, { errors: { text: visitorProblems.contactInReview } });
  const { id, madeBy } = c.get('visitor');
  return answer(c, madeBy === null ? openDesk(c.env).reviews.put(id, review, callOf(c)) : 'notOwnLink');
});

visitorProof.delete('/review', (c) => {
  const { id, madeBy } = c.get('visitor');
  return answer(c, madeBy === null ? openDesk(c.env).reviews.delete(id, callOf(c)) : 'notOwnLink');
});
