/** What the routes of one request have in common: its id, its version, and how a change turned out. */
import type { Context } from 'hono';
import type { StoredRequest } from '../../../schema/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Changed, Edit } from '../../store/desk/change.ts';

/** Every UUID matches, and words such as "counts" don't. */
export const byId = '/:id{[-0-9a-fA-F]+}';

/** Answers with the changed request, or throws why it stays as it is. */
export async function answerChange(c: Context<AppEnv>, change: Promise<Changed>): Promise<Response> {
  const request = await changedRequest(change);
  return c.json(request, 200, etagOf(request));
}

export async function changedRequest(change: Promise<Changed>): Promise<StoredRequest> {
  const result = await change;
  if ('request' in result) return result.request;
  if ('otherVersion' in result) {
    const headers = { ETag: `"${result.otherVersion}"` };
    throw new ProblemError(412, 'Someone else has changed this request. Read it again first.', { headers });
  }
  const { refusal } = result;
  if (refusal === 'unknown') throw notStored();
  throw new ProblemError(refusal in inputRefusals ? 422 : 409, { ...inputRefusals, ...refusals }[refusal]);
}

/** What was sent can't be taken, whatever becomes of the request. */
const inputRefusals = {
  'too many notes': "This request can't hold any more notes.",
  'too long ago': 'The job was finished more than a year before this request came in. Please check the day.',
  'names somebody':
    "Leave out the customer's full name, web addresses, email addresses, and phone numbers, because answers are public.",
};

const refusals = {
  'in the trash': 'This request is in the trash. Restore it first.',
  withdrawn: 'The visitor has withdrawn this request.',
  taken: 'Somebody else has a confirmed visit then. Choose another time, or confirm both.',
  'no job': 'Enter what was done first.',
  'is done': "A finished job can't go to the trash or count as spam, and neither can one with a review.",
  'no review': 'There is no review.',
  answered: 'This review has an answer already.',
  removed: 'This review was removed already.',
  'is decided': 'Somebody has decided about this mail already, or it went out.',
};

export function idOf(c: Context<AppEnv>): string {
  return c.req.param('id')?.toLowerCase() ?? '';
}

export function etagOf(request: StoredRequest): { ETag: string } {
  return { ETag: `"${request.state.version}"` };
}

/** Who makes a change, and the version it's based on: by If-Match, or by what the body says. */
export function editFrom(c: Context<AppEnv>, sentVersion?: number): Edit {
  return { by: c.get('by'), version: matchedVersion(c) ?? sentVersion ?? null };
}

/** Null if any version will do. Proxies that compress make an ETag weak. */
function matchedVersion(c: Context<AppEnv>): number | null {
  const header = c.req.header('If-Match')?.trim() ?? '*';
  if (header === '*') return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new ProblemError(400, 'If-Match must be the ETag of a request, such as "3", or *.');
  return Number(version);
}

export function notStored(): ProblemError {
  return new ProblemError(404, 'No request has this id.');
}
