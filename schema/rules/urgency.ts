/** Requests that can't wait, because the visitor says so or comes from the page about water damage. */
import type { RequestContext } from './request-context.ts';

interface Written {
  howSoon: string;
  context?: RequestContext | undefined;
}

/** Why a request is urgent; null if it isn't. */
export function whyUrgent({ howSoon, context }: Written): string | null {
  if (context?.page === 'water-damage') return 'water damage page';
  return howSoon === 'urgent' ? 'chosen in the form' : null;
}
