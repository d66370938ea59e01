/** What the routes of one request have in common: its id, its version, and how a change turned out. */
import type { Context } from 'hono';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Changed } from '../../store/desk/change.ts';

/** Every UUID matches, and words such as "counts" don't. */
export const byId = '/:id{[-0-9a-fA-F]+}';

export function changedRequest(result: Changed): StoredRequest {
  if (result.outcome === 'changed') return result.request;
  if (result.outcome === 'unknown') throw notStored();
  if (result.outcome === 'other version') {
    throw new ProblemError(412, 'Someone else has changed this request. Read it again first.', {
      headers: { ETag: `"${result.version}"` },
    });
  }
  const isInputRefused = ['too many notes', 'too long ago', 'names somebody'].includes(result.outcome);
  throw new ProblemError(isInputRefused ? 422 : 409, refusals[result.outcome]);
}

const refusals = {
  'in the trash': 'This request is in the trash. Restore it first.',
  withdrawn: 'The visitor has withdrawn this request.',
  taken: 'Somebody else has a confirmed visit then. Choose another time, or confirm both.',
  'too many notes': "This request can't hold any more notes.",
  'too long ago': 'The job was finished more than a year before this request came in. Please check the day.',
  'no job': 'Enter what was done first.',
  'is done': "A finished job can't go to the trash or count as spam, and neither can one with a review.",
  'no review': 'There is no review.',
  answered: 'This review has an answer already.',
  'names somebody':
    "Leave out the customer's full name, web addresses, email addresses, and phone numbers, because answers are public.",
  removed: 'This review was removed already.',
  'is decided': 'Somebody has decided about this mail already, or it went out.',
};

export function idOf(c: Context<AppEnv>): string {
  return c.req.param('id')?.toLowerCase() ?? '';
}

export function etagOf(request: StoredRequest): { ETag: string } {
  return { ETag: `"${request.state.version}"` };
}

/** Null if any version will do. Proxies that compress make an ETag weak. */
export function versionFrom(c: Context<AppEnv>): number | null {
  const header = c.req.header('If-Match')?.trim() ?? '*';
  if (header === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new ProblemError(400, 'If-Match must be the ETag of a request, such as "3", or *.');
  return Number(version);
}

export function notStored(): ProblemError {
  return new ProblemError(404, 'No request has this id.');
}
