/** What the inbox asks of the Worker. Every answer is parsed; a session that is over is null, all else that fails throws. */
import { get, ResponseError, send } from '../../components/form/request.ts';
import { type RequestChange, type RequestPage, requestPageSchema } from '../../schema/inbox.ts';
import { problemSchema } from '../../schema/problem.ts';
import { lastDigits, samePerson } from '../../schema/same-person.ts';
import { sessionSchema } from '../../schema/session.ts';
import { type ListedRequest, type StoredRequest, storedRequestSchema } from '../../schema/stored-request.ts';
import type { Filter } from './view.ts';

/** Milliseconds after which a call on a poor line counts as failed. */
const patience = 20_000;
/** Rows of a page. */
const pageLength = 50;

/** With the cookie, changes carry this mark of ours. */
const headers = { 'X-Requested-With': 'inbox' };

export async function isSignedIn(): Promise<boolean> {
  return sessionSchema.parse(await get(['/api/session'], options())).signedIn;
}

/** False where this is not the token. */
export async function signIn(token: string): Promise<boolean> {
  return orNull(send('POST', '/api/session', { token }, options())).then((response) => response !== null);
}

export async function signOut(): Promise<void> {
  // Null where the session was over anyway.
  await orNull(send('DELETE', '/api/session', undefined, { headers, ...options() }));
}

/** Reads on until there is something to show or nothing more to read: a filter gives up after 10,000 rows a call. */
export async function listRequests(filter: Filter, after: string, signal?: AbortSignal): Promise<RequestPage | null> {
  for (let cursor = after; ; ) {
    const query = new URLSearchParams({ ...parameters(filter), limit: String(pageLength), cursor });
    const answer = await get([`/api/requests?${query}`], { on401: 'null', ...options(signal) });
    if (answer === null) return null;
    const page = requestPageSchema.parse(answer);
    if (page.requests.length > 0 || page.cursor === null) return page;
    cursor = page.cursor;
  }
}

export async function readRequest(id: string, signal?: AbortSignal): Promise<StoredRequest | null> {
  const answer = await get(['/api/requests', encodeURIComponent(id)], { on401: 'null', ...options(signal) });
  return answer === null ? null : storedRequestSchema.parse(answer);
}

/** Changes the request unless it is no longer at `version`, which throws a ResponseError of 412. */
export async function changeRequest(id: string, change: RequestChange, version: number): Promise<StoredRequest | null> {
  const response = await orNull(
    send('PATCH', `/api/requests/${id}`, change, { headers: { ...headers, 'If-Match': `"${version}"` }, ...options() }),
  );
  return response && storedRequestSchema.parse(await response.json());
}

/** Gone for good, also where somebody else was quicker. False where the session is over. */
export async function deleteRequest(id: string): Promise<boolean> {
  try {
    return (await orNull(send('DELETE', `/api/requests/${id}`, undefined, { headers, ...options() }))) !== null;
  } catch (error) {
    if (statusOf(error) === 404) return true;
    throw error;
  }
}

/** Other requests with the same e-mail address or phone number, newest first, among the latest 10,000. */
export async function findDuplicates(request: StoredRequest, signal: AbortSignal): Promise<ListedRequest[]> {
  const pages = await Promise.all(
    [request.email, lastDigits(request.phone)].map((q) => listRequests({ status: '', q: q.slice(0, 200) }, '', signal)),
  );
  const found = new Map(pages.flatMap((page) => page?.requests ?? []).map((row) => [row.id, row]));
  return [...found.values()]
    .filter((row) => row.id !== request.id && samePerson(row, request))
    .sort((a, b) => b.id.localeCompare(a.id));
}

/** Where the export of a filter is downloaded. */
export function exportLink(filter: Filter): string {
  return `/api/requests.csv?${new URLSearchParams(parameters(filter))}`;
}

export function statusOf(error: unknown): number | null {
  return error instanceof ResponseError ? error.status : null;
}

/** What to tell the reader of a call that failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ResponseError)) {
    return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
      ? 'There is no connection to the site. Check your network and try again.'
      : 'The answer could not be read. Reload the page and try again.';
  }
  if (error.status === 429) return `Too many attempts. Please wait ${error.retryAfter ?? 60} seconds, then try again.`;
  const said = detailOf(error);
  return error.status === 503 || said === '' ? `${said} Please try again in a moment.`.trim() : said;
}

function detailOf({ body }: ResponseError): string {
  try {
    const problem = problemSchema.safeParse(JSON.parse(body));
    return problem.success ? (problem.data.errors?.[0]?.detail ?? problem.data.detail) : '';
  } catch {
    return '';
  }
}

function parameters({ status, q }: Filter): Record<string, string> {
  return { ...(status && { status }), ...(q && { q }) };
}

function options(signal?: AbortSignal): { signal: AbortSignal } {
  const timeout = AbortSignal.timeout(patience);
  return { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
}

async function orNull(sent: Promise<Response>): Promise<Response | null> {
  try {
    return await sent;
  } catch (error) {
    if (statusOf(error) === 401) return null;
    throw error;
  }
}
