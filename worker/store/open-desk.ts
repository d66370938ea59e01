import type { Env } from '../env.ts';
import { errorName } from '../error-name.ts';
import type { Desk } from './desk.ts';
import { guard, StoreError } from './store-error.ts';

/** The one desk. Opening it costs nothing; its methods throw a StoreError if it can't be reached, and so does this if there is none. */
export function openDesk({ DESK }: Pick<Env, 'DESK'>): DurableObjectStub<Desk> {
  try {
    return guard(DESK.getByName('desk'));
  } catch (cause) {
    throw new StoreError('There is no desk', { cause });
  }
}

/** What a call of the desk comes to, or null, with a line in the log, if it fails. */
export async function unlessUnreachable<Value>(call: () => Promise<Value>, id?: string): Promise<Value | null> {
  try {
    return await call();
  } catch (error) {
    console.error(JSON.stringify({ event: 'desk_unreachable', id, error: errorName(error) }));
    return null;
  }
}
