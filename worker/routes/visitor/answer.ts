/** What the routes of the visitor's page have in common. */
import type { Context } from 'hono';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { noSuchLink } from '../../http/visitor.ts';
import type { VisitorOutcome } from '../../store/desk/visitor-change.ts';

/** Answers a change that is done. Throws any other outcome. */
export async function answer(c: Context<AppEnv>, change: Promise<VisitorOutcome> | VisitorOutcome): Promise<Response> {
  const outcome = await change;
  if (outcome === 'done') return c.body(null, 204);
  if (outcome === 'gone') throw noSuchLink();
  throw new ProblemError(statuses[outcome] ?? 409, refusals[outcome]);
}

const statuses: Partial<Record<VisitorOutcome, 403 | 422>> = {
  'not own link': 403,
  'too many changes': 422,
  'too many messages': 422,
};

const refusals = {
  withdrawn: visitorProblems.withdrawn,
  'not offered': visitorProblems.notOffered,
  taken: visitorProblems.visitTaken,
  over: visitorProblems.visitOver,
  'not done': visitorProblems.notDone,
  'not own link': visitorProblems.notOwnLink,
  finished: visitorProblems.finished,
  'too late': visitorProblems.undoOver,
  'too many changes': visitorProblems.tooManyChanges,
  'too many messages': visitorProblems.tooManyMessages,
};

export function originOf(c: Context<AppEnv>): string {
  return new URL(c.req.url).origin;
}
