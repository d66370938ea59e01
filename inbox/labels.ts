import { grouped } from '../schema/number-format.ts';
import type { ListedRequest, SpamReason, StoredRequest, Suspicion } from '../schema/stored-request.ts';

const suspicionLabels = {
  'too fast': 'filled out in under three seconds',
  links: 'more than two links in the details',
  'link in the name': 'a link in the name',
} as const satisfies Record<Suspicion, string>;

const spamLabels = {
  honeypot: 'a hidden field was filled in',
  turnstile: 'failed the spam check',
} as const satisfies Record<SpamReason, string>;

/** Stored requests can have reasons that we no longer use. Those show as they are. */
const reasons = new Map<string, string>(Object.entries({ ...suspicionLabels, ...spamLabels }));

/** Why a request is spam or looks odd. */
export function reasonLabel(reason: string): string {
  return reasons.get(reason) ?? reason;
}

/** The name, or what to show without one. */
export function titleOf({ fullName, unreadable }: Pick<ListedRequest | StoredRequest, 'fullName' | 'unreadable'>): string {
  if (unreadable) return 'Unreadable request';
  return fullName.trim() === '' ? 'No name' : fullName;
}

/** '1 request', '2 requests'. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
