/** Calls to the Worker. They return null if the session has expired, and throw on any other failure. */
import * as z from 'zod/mini';
import { get, ResponseError, send } from '../../components/form/request.ts';
import {
  type Counts,
  countsSchema,
  type Erased,
  type Erasure,
  erasedSchema,
  type RequestChange,
  type RequestPage,
  requestPageSchema,
} from '../../schema/inbox.ts';
import { phoneDigits } from '../../schema/phone.ts';
import { problemSchema } from '../../schema/problem.ts';
import type { Reply } from '../../schema/reply.ts';
import { type Session, sessionSchema } from '../../schema/session.ts';
import { type ListedRequest, type StoredRequest, storedRequestSchema } from '../../schema/stored-request.ts';
import { calendarSchema, newCalendarSchema, type VisitChange, type Visits, visitsSchema } from '../../schema/visit.ts';
import { count } from './labels.ts';
import type { Filter } from './view.ts';

/** Milliseconds until a call counts as failed. */
const callTimeout = 20_000;
const pageLength = 50;

/** The Worker wants this header with every change, because a form on another site can't send it. */
const headers = { 'X-Requested-With': 'inbox' };

const repliedSchema = z.object({ request: storedRequestSchema });

export async function readSession(): Promise<Session> {
  return sessionSchema.parse(await get(['/api/session'], { signal: abortSignal() }));
}

/** Returns null if the token is wrong. */
export async function signIn(credentials: { token: string; name: string }): Promise<Session | null> {
  const response = await nullIf401(send('POST', '/api/session', credentials, { signal: abortSignal() }));
  return response && sessionSchema.parse(await response.json());
}

export async function signOut(): Promise<void> {
  await nullIf401(send('DELETE', '/api/session', undefined, { headers, signal: abortSignal() }));
}

export async function listRequests(filter: Filter, cursor: string, signal?: AbortSignal): Promise<RequestPage | null> {
  const query = new URLSearchParams({ ...queryOf(filter), limit: String(pageLength), cursor });
  const answer = await get([`/api/requests?${query}`], { on401: 'null', signal: abortSignal(signal) });
  return answer === null ? null : requestPageSchema.parse(answer);
}

export async function countRequests(signal: AbortSignal): Promise<Counts | null> {
  const answer = await get(['/api/requests/counts'], { on401: 'null', signal: abortSignal(signal) });
  return answer === null ? null : countsSchema.parse(answer);
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

/** Offers, confirms or moves a visit. Throws a 412 ResponseError if the request is no longer at `version`. */
export async function planVisit(id: string, visit: VisitChange, version: number): Promise<StoredRequest | null> {
  const response = await nullIf401(
    send('PUT', `/api/requests/${id}/visit`, visit, {
      headers: { ...headers, 'If-Match': `"${version}"` },
      signal: abortSignal(),
    }),
  );
  return response && storedRequestSchema.parse(await response.json());
}

/** Throws a 412 ResponseError if the request is no longer at `version`. */
export async function cancelVisit(id: string, version: number): Promise<StoredRequest | null> {
  const response = await nullIf401(
    send('DELETE', `/api/requests/${id}/visit`, undefined, {
      headers: { ...headers, 'If-Match': `"${version}"` },
      signal: abortSignal(),
    }),
  );
  return response && storedRequestSchema.parse(await response.json());
}

/** Mails a reply, or records one that went out another way. Without a version, it's recorded whatever has changed. */
export async function sendReply(id: string, reply: Reply, version: number | null): Promise<StoredRequest | null> {
  const response = await nullIf401(
    send('POST', `/api/requests/${id}/replies`, reply, {
      headers: { ...headers, ...(version !== null && { 'If-Match': `"${version}"` }) },
      signal: abortSignal(),
    }),
  );
  return response && repliedSchema.parse(await response.json()).request;
}

export type Feed = NonNullable<z.infer<typeof calendarSchema>['feed']>;

/** Whether there is a calendar feed, and who made it. */
export async function readCalendar(): Promise<{ feed: Feed | null } | null> {
  const answer = await get(['/api/calendar'], { on401: 'null', signal: abortSignal() });
  return answer === null ? null : calendarSchema.parse(answer);
}

/** Makes a calendar feed in place of any earlier one, and resolves to its address. */
export async function openCalendar(): Promise<string | null> {
  const response = await nullIf401(send('POST', '/api/calendar', undefined, { headers, signal: abortSignal() }));
  return response && `${location.origin}${newCalendarSchema.parse(await response.json()).path}`;
}

export async function closeCalendar(): Promise<true | null> {
  const response = await nullIf401(send('DELETE', '/api/calendar', undefined, { headers, signal: abortSignal() }));
  return response && true;
}

/** Visits from one date to another. */
export async function listVisits(from: string, to: string, signal: AbortSignal): Promise<Visits | null> {
  const query = new URLSearchParams({ from, to });
  const answer = await get([`/api/visits?${query}`], { on401: 'null', signal: abortSignal(signal) });
  return answer === null ? null : visitsSchema.parse(answer);
}

/** Moves it to the trash. */
export async function trashRequest(id: string): Promise<true | null> {
  const response = await nullIf401(send('DELETE', `/api/requests/${id}`, undefined, { headers, signal: abortSignal() }));
  return response && true;
}

export async function restoreRequest(id: string): Promise<StoredRequest | null> {
  const response = await nullIf401(send('POST', `/api/requests/${id}/restore`, undefined, { headers, signal: abortSignal() }));
  return response && storedRequestSchema.parse(await response.json());
}

export async function erasePerson(person: Erasure): Promise<Erased | null> {
  const response = await nullIf401(send('POST', '/api/requests/erase', person, { headers, signal: abortSignal() }));
  return response && erasedSchema.parse(await response.json());
}

/** Other requests with the same email address or phone number, newest first. */
export async function findDuplicates(
  request: Pick<StoredRequest, 'id' | 'email' | 'phone'>,
  signal: AbortSignal,
): Promise<ListedRequest[]> {
  const searches = [request.email.trim(), phoneDigits(request.phone)].filter((q) => q !== '');
  const pages = await Promise.all(searches.map((q) => listRequests({ status: '', view: '', q: q.slice(0, 200) }, '', signal)));
  const found = new Map(pages.flatMap((page) => page?.requests ?? []).map((row) => [row.id, row]));
  return [...found.values()]
    .filter((row) => row.id !== request.id && isSamePerson(row, request))
    .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
}

type Person = Pick<StoredRequest, 'email' | 'phone'>;

/** A search also finds an address inside a longer one, or in the details. */
function isSamePerson(a: Person, b: Person): boolean {
  const [email, phone] = [emailKey(b), phoneDigits(b.phone)];
  return (email !== '' && emailKey(a) === email) || (phone !== '' && phoneDigits(a.phone) === phone);
}

function emailKey({ email }: Person): string {
  return email.trim().toLowerCase();
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
  if (error.status === 429) return `Too many attempts. Please wait ${waitText(error.retryAfter ?? 60)}, then try again.`;
  const detail = detailOf(error);
  const isPassing = error.status === 503 && error.retryAfter !== null;
  return isPassing || detail === '' ? `${detail} Please try again in a moment.`.trim() : detail;
}

function waitText(seconds: number): string {
  return seconds > 60 ? count(Math.ceil(seconds / 60), 'minute') : count(seconds, 'second');
}

function detailOf({ body }: ResponseError): string {
  try {
    const problem = problemSchema.safeParse(JSON.parse(body));
    return problem.success ? (problem.data.errors?.[0]?.detail ?? problem.data.detail) : '';
  } catch {
    return '';
  }
}

function queryOf({ status, view, q }: Filter): Record<string, string> {
  return { ...(status && { status }), ...(view && { view }), ...(q && { q }) };
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
