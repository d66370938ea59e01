/** Newsletter subscribers in KV, from before the desk existed. `rebuild` moves them to the desk. */
import * as z from 'zod/mini';
import { hex, sha256 } from '../digest.ts';
import { oldNewsletterPrefix } from './keys.ts';

const subscriberSchema = z.object({ email: z.string() });

export async function readOldSubscribers(kv: KVNamespace): Promise<{ key: string; email: string }[]> {
  const { keys } = await kv.list({ prefix: oldNewsletterPrefix });
  const found = await Promise.all(keys.map(async ({ name }) => ({ name, value: await kv.get<unknown>(name, 'json') })));
  return found.flatMap(({ name, value }) => {
    const subscriber = subscriberSchema.safeParse(value);
    return subscriber.success ? [{ key: name, email: subscriber.data.email }] : [];
  });
}

/** True if the address was there. */
export async function removeOldSubscriber(kv: KVNamespace, email: string): Promise<boolean> {
  const key = oldNewsletterPrefix + hex(await sha256(email.trim().toLowerCase()));
  if ((await kv.get(key)) === null) return false;
  await kv.delete(key);
  return true;
}
