/** An email address, for any form. */
import * as z from 'zod/mini';
import { cleanLine } from './clean.ts';
import { lineSchema } from './line.ts';

/** In UTF-16 code units. */
export const longestEmail = 254;

export const emailMessages = {
  missing: 'Enter your email address',
  form: 'Enter an email address like name@example.com',
  tooLong: `Shorten your email address to ${longestEmail} characters`,
};

/** Zod's own pattern, which also takes top-level domains in other letters, as DNS spells them. Without flags, which /edit doesn't know. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-zA-Z\d][a-zA-Z\d-]*\.)+(?:[a-zA-Z]{2,}|xn--[a-zA-Z\d-]+)$/;

export function emailSchema(errors: typeof emailMessages) {
  return lineSchema(longestEmail, errors, cleanEmail).check(z.email({ error: errors.form, pattern: emailPattern }));
}

/** 'ann@example.com' for 'Ann Lee <ann@example.com>,' or 'mailto:ann@example.com?subject=Oak', and the domain as DNS spells it. */
export function cleanEmail(text: string): string {
  const line = cleanLine(text)
    .replace(/ ?@ ?/g, '@')
    .replace(/^[("'“‘]{1,2}(?=\S+$)|[ .,;!)"'”’]{1,3}$/g, '');
  const [, inBrackets = line] = /<([^<>]*)>$/.exec(line) ?? [];
  const address = inBrackets.trim().replace(/^mailto: ?([^?]*).*$/i, '$1');
  const start = address.lastIndexOf('@') + 1;
  return start === 0 ? address : address.slice(0, start) + asciiDomain(address.slice(start));
}

function asciiDomain(domain: string): string {
  const site = `https://${domain}`;
  if (!/[^ -~]/.test(domain) || !URL.canParse(site)) return domain;
  const { hostname, href } = new URL(site);
  return href === `https://${hostname}/` ? hostname : domain;
}
