/** Addresses of the newsletter in KV. */
import type { Subscriber } from '../../schema/newsletter.ts';
import { newsletterKey } from './keys.ts';

/** True where the address is new; one that is there stays as it is. */
export async function saveAddress(kv: KVNamespace, email: string): Promise<boolean> {
  const key = await newsletterKey(email);
  if ((await kv.get(key)) !== null) return false;
  const subscriber: Subscriber = { email, subscribedAt: new Date().toISOString() };
  await kv.put(key, JSON.stringify(subscriber));
  return true;
}

/** False where the address is not on the list. */
export async function forgetAddress(kv: KVNamespace, email: string): Promise<boolean> {
  const key = await newsletterKey(email);
  if ((await kv.get(key)) === null) return false;
  await kv.delete(key);
  return true;
}
