/** What the routes of the visitor's page have in common. */
import type { Context } from 'hono';
import { visitorProblems } from '../../../schema/visitor-problems.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { noSuchLink } from '../../http/visitor.ts';
import type { VisitorOutcome } from '../../store/desk/visitor.ts';

/** Throws unless it's done. */
export function answer(outcome: VisitorOutcome): void {
  if (outcome === 'done') return;
  if (outcome === 'gone') throw noSuchLink();
  const isTooMuch = outcome === 'too many changes' || outcome === 'too many messages';
  throw new ProblemError(isTooMuch ? 422 : outcome === 'not own link' ? 403 : 409, refusals[outcome]);
}

const refusals = {
  withdrawn: visitorProblems.withdrawn,
  'not offered': visitorProblems.notOffered,
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
