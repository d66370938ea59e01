/** Newsletter subscribers in KV. */
import type { Subscriber } from '../../schema/newsletter.ts';
import { newsletterKey } from './keys.ts';

/** Returns false, and changes nothing, if the address is already on the list. */
export async function saveAddress(kv: KVNamespace, email: string): Promise<boolean> {
  const key = await newsletterKey(email);
  if ((await kv.get(key)) !== null) return false;
  const subscriber: Subscriber = { email, subscribedAt: new Date().toISOString() };
  await kv.put(key, JSON.stringify(subscriber));
  return true;
}

/** Returns false if the address isn't on the list. */
export async function forgetAddress(kv: KVNamespace, email: string): Promise<boolean> {
  const key = await newsletterKey(email);
  if ((await kv.get(key)) === null) return false;
  await kv.delete(key);
  return true;
}
