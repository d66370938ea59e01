/** How email addresses are compared. */
import { cleanEmail } from '#schema/rules/email.ts';
import { sha256Hex } from '../../sha256.ts';

/** An address as the form takes it, in lower case. */
export function addressKey(address: string): string {
  return cleanEmail(address).toLowerCase();
}

/** Everything in a text that looks like an address. Whole addresses, so that "ann@b.co" isn't found in "joann@b.co". */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(/[^\s"'<>(),;:\\@]+@[^\s"'<>(),;:\\@]+/g)].map(([found]) => addressKey(found));
}

/** What's left of a newsletter address once it's erased. */
export function addressHash(address: string): Promise<string> {
  return sha256Hex(addressKey(address));
}
