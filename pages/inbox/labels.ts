import { grouped } from '../../schema/number-format.ts';
import type { ListedRequest, SpamReason } from '../../schema/stored-request.ts';

export const statusLabels = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<ListedRequest['status'], string>;

export const spamLabels = {
  honeypot: 'a hidden field was filled in',
  'too fast': 'filled in too fast',
  links: 'full of links',
  'link in the name': 'a link in the name',
  turnstile: 'failed the Turnstile check',
} as const satisfies Record<SpamReason, string>;

/** '1 request', '2 requests'. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
