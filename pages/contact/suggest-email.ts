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
  const close = providers.find((provider) => distance(typed, provider) <= (provider.length > 8 ? 2 : 1));
  return close === undefined || others.has(typed) ? null : `${name}@${close}`;
}

/** Real domains that look like a mistake. */
const others = new Set(['mail.com', 'gmx.com', 'ymail.com', 'rocketmail.com', 'email.com', 'me.com', 'mac.com']);

/** How many letters are wrong, missing, too many, or swapped with the next one. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let a = 1; a <= one.length; a++) {
    const row = [a];
    for (let b = 1; b <= other.length; b++) {
      const isSame = one[a - 1] === other[b - 1];
      const isSwapped = one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      row[b] = Math.min(
        at(rows, a - 1, b) + 1,
        (row[b - 1] ?? 0) + 1,
        at(rows, a - 1, b - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows, a - 2, b - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows[a] = row;
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
