import type { Env } from '../env.ts';
import type { Desk } from './desk.ts';
import { guard } from './store-error.ts';

/** The one desk. Opening it costs nothing; its methods throw a StoreError if it can't be reached. */
export function openDesk({ DESK }: Pick<Env, 'DESK'>): DurableObjectStub<Desk> {
  return guard(DESK.getByName('desk'));
}
