/** What the routes of the visitor's page have in common. */
import type { Context } from 'hono';
import { visitorProblems } from '#schema/api/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { noSuchLink } from '../../http/visitor.ts';
import type { VisitorCall, VisitorOutcome } from '../../store/desk/visitor-change.ts';

/** Answers a change that is done. Throws any other outcome. */
export async function answer(c: Context<AppEnv>, change: Promise<VisitorOutcome> | VisitorOutcome): Promise<Response> {
  const outcome = await change;
  if (outcome === 'done') return c.body(null, 204);
  if (outcome === 'gone') throw noSuchLink();
  throw new ProblemError(statuses[outcome] ?? 409, visitorProblems[outcome]);
}

const statuses: Partial<Record<VisitorOutcome, 422>> = {
  tooManyChanges: 422,
  tooManyMessages: 422,
};

export function callOf(c: Context<AppEnv>): VisitorCall {
  const { madeBy, way } = c.get('visitor');
  return { origin: new URL(c.req.url).origin, madeBy, way };
}
