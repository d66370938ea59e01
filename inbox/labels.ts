import type { ListedRequest, SpamReason, StoredRequest } from '#schema/api/stored-request.ts';
import { grouped } from '#schema/rules/number-format.ts';

const spamLabels = {
  honeypot: 'a hidden field was filled in',
  turnstile: 'failed the spam check',
} as const satisfies Record<SpamReason, string>;

/** Stored requests can have reasons that we no longer use. Those show as they are. */
const reasons = new Map<string, string>(Object.entries(spamLabels));

/** Why a request is spam. */
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
