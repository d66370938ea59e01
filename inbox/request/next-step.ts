import { hasReached, requestStatuses } from '../../schema/request-statuses.ts';
import type { StoredRequest } from '../../schema/stored-request.ts';

type Known = Pick<StoredRequest['state'], 'status' | 'visit' | 'quote' | 'withdrawnAt' | 'trashedAt'>;

/**
 * What the office does next about an open request: only its button is filled. Null while it's the customer's turn, or the day of the visit
 * is still to come. A won job's forms for the work days and the record open by themselves.
 */
export function nextStepOf({ status, visit, quote, withdrawnAt, trashedAt }: Known, now: number) {
  if (requestStatuses[status].stage !== 'open' || hasReached(status, 'won') || withdrawnAt || trashedAt) return null;
  if (quote?.draft) return 'quote';
  if (quote && quote.versions.length > 0) return null;
  if (visit && visit.state !== 'cancelled' && Date.parse(visit.end) < now) return 'quote';
  if (visit?.state === 'confirmed' && visit.address !== undefined) return null;
  return status === 'new' ? 'call' : 'visit';
}
