/** Calls to the Worker. They return null (or false) if the session has expired, and throw on any other failure. */
import { get, ResponseError, send } from '../../components/form/request.ts';
import { type RequestChange, type RequestPage, requestPageSchema } from '../../schema/inbox.ts';
import { problemSchema } from '../../schema/problem.ts';
import { lastDigits, samePerson } from '../../schema/same-person.ts';
import { sessionSchema } from '../../schema/session.ts';
import { type ListedRequest, type StoredRequest, storedRequestSchema } from '../../schema/stored-request.ts';
import type { Filter } from './view.ts';

/** Milliseconds until a call counts as failed. */
const callTimeout = 20_000;
const pageLength = 50;

/** The Worker wants this header with every change, because a form on another site can't send it. */
const headers = { 'X-Requested-With': 'inbox' };

export async function isSignedIn(): Promise<boolean> {
  return sessionSchema.parse(await get(['/api/session'], { signal: abortSignal() })).signedIn;
}

export async function signIn(token: string): Promise<boolean> {
  return (await nullIf401(send('POST', '/api/session', { token }, { signal: abortSignal() }))) !== null;
}

export async function signOut(): Promise<void> {
  await nullIf401(send('DELETE', '/api/session', undefined, { headers, signal: abortSignal() }));
}

/** Reads on until there's something to show, because a filtered page can be empty and still have a next one. */
export async function listRequests(filter: Filter, after: string, signal?: AbortSignal): Promise<RequestPage | null> {
  for (let cursor = after; ; ) {
    const query = new URLSearchParams({ ...queryOf(filter), limit: String(pageLength), cursor });
    const answer = await get([`/api/requests?${query}`], { on401: 'null', signal: abortSignal(signal) });
    if (answer === null) return null;
    const page = requestPageSchema.parse(answer);
    if (page.requests.length > 0 || page.cursor === null) return page;
    cursor = page.cursor;
  }
}

export async function readRequest(id: string, signal?: AbortSignal): Promise<StoredRequest | null> {
  const answer = await get(['/api/requests', encodeURIComponent(id)], { on401: 'null', signal: abortSignal(signal) });
  return answer === null ? null : storedRequestSchema.parse(answer);
}

/** Throws a 412 ResponseError if the request is no longer at `version`. */
export async function changeRequest(id: string, change: RequestChange, version: number): Promise<StoredRequest | null> {
  const response = await nullIf401(
    send('PATCH', `/api/requests/${id}`, change, {
      headers: { ...headers, 'If-Match': `"${version}"` },
      signal: abortSignal(),
    }),
  );
  return response && storedRequestSchema.parse(await response.json());
}

/** Also true if someone else has already deleted it. */
export async function deleteRequest(id: string): Promise<boolean> {
  try {
    return (await nullIf401(send('DELETE', `/api/requests/${id}`, undefined, { headers, signal: abortSignal() }))) !== null;
  } catch (error) {
    if (statusOf(error) === 404) return true;
    throw error;
  }
}

/** Other requests with the same e-mail address or phone number, newest first. */
export async function findDuplicates(
  request: Pick<StoredRequest, 'id' | 'email' | 'phone'>,
  signal: AbortSignal,
): Promise<ListedRequest[]> {
  const pages = await Promise.all(
    [request.email, lastDigits(request.phone)].map((q) => listRequests({ status: '', q: q.slice(0, 200) }, '', signal)),
  );
  const found = new Map(pages.flatMap((page) => page?.requests ?? []).map((row) => [row.id, row]));
  return [...found.values()]
    .filter((row) => row.id !== request.id && samePerson(row, request))
    .sort((a, b) => b.id.localeCompare(a.id));
}

export function csvUrl(filter: Filter): string {
  return `/api/requests.csv?${new URLSearchParams(queryOf(filter))}`;
}

export function statusOf(error: unknown): number | null {
  return error instanceof ResponseError ? error.status : null;
}

/** What to tell the user about a failed call. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ResponseError)) {
    return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
      ? "Can't reach the site. Check your connection and try again."
      : 'Something went wrong. Reload the page and try again.';
  }
  if (error.status === 429) return `Too many attempts. Please wait ${error.retryAfter ?? 60} seconds, then try again.`;
  const detail = detailOf(error);
  return error.status === 503 || detail === '' ? `${detail} Please try again in a moment.`.trim() : detail;
}

function detailOf({ body }: ResponseError): string {
  try {
    const problem = problemSchema.safeParse(JSON.parse(body));
    return problem.success ? (problem.data.errors?.[0]?.detail ?? problem.data.detail) : '';
  } catch {
    return '';
  }
}

function queryOf({ status, q }: Filter): Record<string, string> {
  return { ...(status && { status }), ...(q && { q }) };
}

/** Aborts with the given signal or after a time-out. `AbortSignal.any` would do the same, but older browsers lack it. */
function abortSignal(given?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  for (const signal of [AbortSignal.timeout(callTimeout), given]) {
    if (signal?.aborted) controller.abort(signal.reason);
    signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

async function nullIf401(response: Promise<Response>): Promise<Response | null> {
  try {
    return await response;
  } catch (error) {
    if (statusOf(error) === 401) return null;
    throw error;
  }
}
