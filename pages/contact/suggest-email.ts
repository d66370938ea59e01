import { editDistance } from '#schema/rules/edit-distance.ts';
import { cleanEmail } from '#schema/rules/email.ts';

/** Mail providers that our visitors are likely to use. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'att.net',
  'sbcglobal.net',
  'comcast.net',
  ...(typeof BUSINESS_REGION === 'undefined' ? [] : BUSINESS_REGION.mailDomains),
  'proton.me',
];

/** 'ann@gmail.com' for 'ann@gmial.com'; null if the address looks fine, or like nothing we know. */
export function suggestEmail(email: string): string | null {
  const [, name = '', domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(cleanEmail(email)) ?? [];
  const typed = domain.toLowerCase();
  if (typed === '' || providers.includes(typed)) return null;
  // A short name one letter away is likely somebody's own: mail.com, att.com.
  const close = providers.find((provider) => editDistance(typed, provider) <= (provider.length > 8 ? 2 : 1));
  return close === undefined || others.has(typed) ? null : `${name}@${close}`;
}

/** Real domains that look like a mistake. */
const others = new Set(['mail.com', 'gmx.com', 'ymail.com', 'rocketmail.com', 'email.com', 'me.com', 'mac.com']);
