/** The visitor's page calls these with the fragment of its link, which travels in a header and never in an address. */

import { toDataUrl } from '#components/form/data-url.ts';
import { problemIn } from '#components/form/problem-in.ts';
import { send } from '#components/form/request.ts';
import type { PhotoKind, StoredPhoto } from '#schema/api/photo.ts';
import type { QuoteAnswer } from '#schema/api/quote.ts';
import type { VisitorPage } from '#schema/api/visitor.ts';
import type { VisitWindow } from '#schema/rules/visit-windows.ts';

/** Milliseconds until a call on a poor connection counts as failed. A photo has 400 kB at most. */
const timeout = 45_000;

/** Throws a ResponseError with status 404 if the link opens nothing. */
export async function readRequest(fragment: string): Promise<VisitorPage> {
  return (await call(fragment, 'GET')).json();
}

/** A stored photo as a data URL, because an image element can't send the link. */
export async function readStoredPhoto(fragment: string, name: string): Promise<string> {
  return toDataUrl(await (await call(fragment, 'GET', `/photos/${name}`)).blob());
}

export async function sendPhoto(fragment: string, photo: Blob, kind: PhotoKind): Promise<StoredPhoto> {
  return (await call(fragment, 'POST', `/photos?kind=${kind}`, photo)).json();
}

export async function sendTimes(fragment: string, preferredTimes: readonly VisitWindow[]): Promise<void> {
  await call(fragment, 'PUT', '/times', { preferredTimes });
}

export async function sendMessage(fragment: string, text: string): Promise<void> {
  await call(fragment, 'POST', '/messages', { text });
}

export async function acceptVisit(fragment: string, { date, part }: VisitWindow): Promise<void> {
  await call(fragment, 'POST', '/visit', { date, part });
}

/** Sending the same answer twice has the effect of sending it once. */
export async function sendQuoteAnswer(fragment: string, answer: QuoteAnswer): Promise<void> {
  await call(fragment, 'POST', '/quote', answer);
}

export async function withdraw(fragment: string): Promise<void> {
  await call(fragment, 'POST', '/withdraw');
}

export async function erase(fragment: string): Promise<void> {
  await call(fragment, 'DELETE');
}

/** What the server says about a call that it refused, the message for a field first. Null if it didn't answer, or failed. */
export function refusalOf(error: unknown): string | null {
  const problem = problemIn(error);
  return problem && problem.status < 500 ? (problem.errors?.[0]?.detail ?? problem.detail) : null;
}

function call(fragment: string, method: string, path = '', body?: unknown): Promise<Response> {
  return send(method, `/api/request${path}`, body, {
    // So that an error is in the page's language.
    headers: { Authorization: `Bearer ${fragment}`, 'Accept-Language': document.documentElement.lang },
    signal: AbortSignal.timeout(timeout),
  });
}
