/** Calls to the Worker. They throw on any failure. */
import { get, ResponseError, send } from '#components/form/request.ts';
import type { EnteredRequest } from '#schema/api/entered-request.ts';
import type { Entered, Erased, Erasure, NewLink, Replied, RequestChange, RequestPage } from '#schema/api/inbox.ts';
import type { Message } from '#schema/api/reply.ts';
import type { Session } from '#schema/api/session.ts';
import type { ListedRequest, StoredRequest } from '#schema/api/stored-request.ts';
import type { VisitChange, Visits } from '#schema/api/visit.ts';
import { cleanEmail } from '#schema/rules/email.ts';
import { phoneDigits } from '#schema/rules/phone.ts';
import type { Filter } from './view.ts';

/** Milliseconds until a call counts as failed. */
const callTimeout = 20_000;
const mostDuplicates = 50;

/** The Worker requires this header with every change, because a form on another site can't send it. */
const headers = { 'X-Requested-With': 'inbox' };

let onUnauthorized = () => {};

/** Sets what to do when a call is answered with a 401. The call still throws. */
export function whenUnauthorized(run: () => void): void {
  onUnauthorized = run;
}

export function readSession(): Promise<Session> {
  return read('/api/session');
}

/** Throws a 401 ResponseError if the token is wrong. */
export function signIn(credentials: { token: string; name: string }): Promise<Session> {
  return change('POST', '/api/session', { body: credentials });
}

export function signOut(): Promise<void> {
  return remove('/api/session');
}

/** Ends every session, calendar address and link that somebody here has opened. */
export function signEverybodyOut(): Promise<void> {
  return remove('/api/session/all');
}

export function listRequests({ status, view, q }: Filter, limit: number, signal?: AbortSignal): Promise<RequestPage> {
  const filter = { ...(status && { status }), ...(view && { view }), ...(q && { q }) };
  return read(`/api/requests?${new URLSearchParams({ ...filter, limit: String(limit) })}`, signal);
}

export function readRequest(id: string, signal?: AbortSignal): Promise<StoredRequest> {
  return read(`/api/requests/${encodeURIComponent(id)}`, signal);
}

/** Resolves to the new request's id. */
export async function enterRequest(body: EnteredRequest, key: string): Promise<string> {
  return (await change<Entered>('POST', '/api/requests', { body, headers: { 'Idempotency-Key': key } })).id;
}

/** Throws a 412 ResponseError if the request is no longer at `version`. */
export function changeRequest(id: string, body: RequestChange, version: number): Promise<StoredRequest> {
  return change('PATCH', `/api/requests/${id}`, { body, version });
}

/** Offers, confirms or moves a visit. Throws a 412 ResponseError if the request is no longer at `version`. */
export function planVisit(id: string, body: VisitChange, version: number): Promise<StoredRequest> {
  return change('PUT', `/api/requests/${id}/visit`, { body, version });
}

/** Throws a 412 ResponseError if the request is no longer at `version`. */
export function cancelVisit(id: string, version: number): Promise<StoredRequest> {
  return change('DELETE', `/api/requests/${id}/visit`, { version });
}

/** Mails a reply, or records one that goes out another way. Throws a 412 ResponseError if the request is no longer at `version`. */
export async function sendReply(id: string, body: Message, version: number): Promise<StoredRequest> {
  return (await change<Replied>('POST', `/api/requests/${id}/replies`, { body, version })).request;
}

/** A new link to the visitor's own page. Earlier ones keep working. */
export async function makeLink(id: string, way: 'text' | 'table' = 'text'): Promise<string> {
  return (await change<NewLink>('POST', `/api/requests/${id}/links?way=${way}`)).link;
}

/** Visits from one date to another. */
export function listVisits(from: string, to: string, signal?: AbortSignal): Promise<Visits> {
  return read(`/api/visits?${new URLSearchParams({ from, to })}`, signal);
}

/** Moves it to the trash. */
export function trashRequest(id: string): Promise<void> {
  return remove(`/api/requests/${id}`);
}

export function restoreRequest(id: string): Promise<StoredRequest> {
  return change('POST', `/api/requests/${id}/restore`);
}

export function erasePerson(person: Erasure): Promise<Erased> {
  return change('POST', '/api/requests/erase', { body: person });
}

/** Other requests with the same email address or phone number, newest first. */
export async function findDuplicates(
  request: Pick<StoredRequest, 'id' | 'email' | 'phone'>,
  signal: AbortSignal,
): Promise<ListedRequest[]> {
  const searches = [emailKey(request), phoneDigits(request.phone)].filter((q) => q !== '');
  const pages = await Promise.all(
    searches.map((q) => listRequests({ status: '', view: '', q: q.slice(0, 200) }, mostDuplicates, signal)),
  );
  const found = new Map(pages.flatMap(({ requests }) => requests).map((row) => [row.id, row]));
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
  return cleanEmail(email).toLowerCase();
}

export async function read<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const timeout = AbortSignal.timeout(callTimeout);
  return reportUnauthorized(get<Answer>([url], { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }));
}

/** With a version, the Worker only makes the change if the request is still at it. */
export async function change<Answer>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { body, version = null, headers: more }: { body?: unknown; version?: number | null; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const ifMatch = version !== null && { 'If-Match': `"${version}"` };
  const call = send(method, url, body, {
    headers: { ...headers, ...ifMatch, ...more },
    signal: AbortSignal.timeout(callTimeout),
  });
  return (await reportUnauthorized(call)).json();
}

export async function remove(url: string): Promise<void> {
  await reportUnauthorized(send('DELETE', url, undefined, { headers, signal: AbortSignal.timeout(callTimeout) }));
}

function reportUnauthorized<T>(call: Promise<T>): Promise<T> {
  return call.catch((error) => {
    if (error instanceof ResponseError && error.status === 401) onUnauthorized();
    throw error;
  });
}
