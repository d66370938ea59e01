/** Calls about a request's quotes and the work days of a won job. */
import type { Replied } from '#schema/api/inbox.ts';
import type { Payment } from '#schema/api/payment.ts';
import type { Quote, WorkChange } from '#schema/api/quote.ts';
import type { Message } from '#schema/api/reply.ts';
import type { StoredRequest } from '#schema/api/stored-request.ts';
import { change } from '../../api.ts';

export function saveQuote(id: string, quote: Quote, version: number): Promise<StoredRequest> {
  return change('PUT', `/api/requests/${id}/quote`, { body: { quote }, version });
}

/** Makes a version that never changes, and tells the customer. */
export async function sendQuote(id: string, body: { quote: Quote; tell: Message }, version: number): Promise<StoredRequest> {
  return (await change<Replied>('POST', `/api/requests/${id}/quote`, { body, version })).request;
}

/** The customer canceled all that is signed by a call or a letter. */
export function noteCancellation(id: string, version: number): Promise<StoredRequest> {
  return change('DELETE', `/api/requests/${id}/quote/contract`, { version });
}

export function addPayment(id: string, body: Payment, version: number): Promise<StoredRequest> {
  return change('POST', `/api/requests/${id}/payments`, { body, version });
}

export function planWork(id: string, body: WorkChange, version: number): Promise<StoredRequest> {
  return change('PUT', `/api/requests/${id}/quote/work`, { body, version });
}

export function removeWork(id: string, version: number): Promise<StoredRequest> {
  return change('DELETE', `/api/requests/${id}/quote/work`, { version });
}
