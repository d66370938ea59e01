import type { Env } from '../env.ts';
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
