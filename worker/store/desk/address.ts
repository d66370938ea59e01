/** How email addresses are compared. */
import { cleanEmail } from '../../../schema/email.ts';
import { sha256Hex } from '../../sha256.ts';

/** An address as the form takes it, in lower case. */
export function addressKey(address: string): string {
  return cleanEmail(address).toLowerCase();
}

/** Everything in a text that looks like an address. Whole addresses, so that "ann@b.co" isn't found in "joann@b.co". */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/[^\s"'<>(),;:\\@]+@[^\s"'<>(),;:\\@]+/g)].map(([found]) => addressKey(found));
}

/** The mailbox behind an address: Gmail ignores dots and what follows a plus sign (https://support.google.com/mail/answer/7436150). */
export function mailboxKey(address: string): string {
  return /@(?:gmail|googlemail)\.com$/.test(addressKey(address))
    ? looseKey(address).replace('@googlemail.', '@gmail.')
    : addressKey(address);
}

/** An address without dots and tags, which only some providers ignore: those who share it may be one person. */
export function looseKey(address: string): string {
  const [name = '', domain = ''] = addressKey(address).split(/@(?=[^@]*$)/);
  const bare = name.replace(/(?<=.)\+.*/, '').replaceAll('.', '');
  return `${bare}@${domain}`;
}

/** What's left of a newsletter address once it's erased. */
export function mailboxHash(address: string): Promise<string> {
  return sha256Hex(mailboxKey(address));
}
