import { phonesIn } from '../../../../schema/phone.ts';
import { addressesIn } from '../address.ts';

/** Whether a text that becomes public has a web or email address, or a phone number in it. */
export function namesContact(text: string): boolean {
  // As browsers read it: with full-width letters and digits, and the full stops of other scripts.
  const plain = text.normalize('NFKC').replace(/[。｡]/g, '.');
  const hasLink =
    /[a-z]:\/\/|www\.|\b[a-z0-9-]+\.[a-z]{2,}\/|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|co|us|ru|cn|top|xyz|shop|site|online|app|dev|page|link|store)\b/i.test(
      plain,
    );
  return hasLink || addressesIn(plain).length > 0 || phonesIn(plain.replaceAll('·', '-')).length > 0;
}
