import { phonesIn } from '../../../../schema/phone.ts';
import { addressesIn } from '../address.ts';

/** Whether a text that becomes public has a web or e-mail address, or a phone number in it. */
export function namesContact(text: string): boolean {
  const hasLink = /https?:|www\.|\b[a-z0-9-]+\.(?:com|net|org|info|biz|io|co|us|ru|cn|top|xyz|shop|site|online)\b/i.test(text);
  return hasLink || addressesIn(text).length > 0 || phonesIn(text).length > 0;
}
