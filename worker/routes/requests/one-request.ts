/** What the routes of one request have in common: its id, its version, and how a change turned out. */
import type { Context } from 'hono';
import type { ReplyChannel } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import type { AppEnv } from '../../env.ts';
import { ProblemError } from '../../http/problem.ts';
import { canReply } from '../../notify/reply.ts';
import { type Changed, type Edit, inputRefusals, refusals } from '../../store/desk/change.ts';

/** Every UUID matches, and words such as "counts" don't. */
export const byId = '/:id{[-0-9a-fA-F]+}';

/** Answers with the changed request, or throws why it stays as it is. */
export async function answerChange(c: Context<AppEnv>, change: Promise<Changed>): Promise<Response> {
  const request = await changedRequest(change);
  return c.json<StoredRequest>(request, 200, etagOf(request));
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
  throw new ProblemError(refusal in inputRefusals ? 422 : 409, refusals[refusal]);
}

export function idOf(c: Context<AppEnv>): string {
  return c.req.param('id')?.toLowerCase() ?? '';
}

export function etagOf(request: StoredRequest): { ETag: string } {
  return { ETag: `"${request.state.version}"` };
}

/** Who makes a change, and the version it's based on: by If-Match, or by what the body says. */
export function editFrom(c: Context<AppEnv>, sentVersion?: number): Edit {
  return { ...c.get('person'), version: matchedVersion(c) ?? sentVersion ?? null };
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

/** Where links in a mail point; null if it isn't one, or can't be sent from here. */
export function mailOrigin(c: Context<AppEnv>, channel: ReplyChannel | undefined): string | null {
  return channel === 'mail' && canReply(c.env) ? new URL(c.req.url).origin : null;
}
