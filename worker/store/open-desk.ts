import type { Env } from '../env.ts';
import type { Desk } from './desk.ts';

/** The one desk. Opening it costs nothing; its methods throw if it can't be reached. */
export function openDesk({ DESK }: Pick<Env, 'DESK'>): DurableObjectStub<Desk> {
  return DESK.getByName('desk');
}
