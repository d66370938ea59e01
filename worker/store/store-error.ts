/** Whatever store fails, its call throws a StoreError, which the app answers with a 503. */
import type { Bindings } from '../bindings.ts';
import { withTimeout } from '../with-timeout.ts';

export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** The same bindings, with KV and R2 guarded, and a time limit for each call. The desk is guarded where it's opened. */
export function guardStores<Env extends Bindings>(env: Env): Env {
  const { REQUESTS, BACKUPS } = env;
  const limit = (call: Promise<unknown>) => withTimeout(env, call);
  return {
    ...env,
    REQUESTS: guard(REQUESTS, limit),
    ...(BACKUPS && { BACKUPS: guard(BACKUPS, limit) }),
  };
}

/** A store whose calls, and those of its parts, throw StoreErrors. */
export function guard<Store extends object>(store: Store, limit = (call: Promise<unknown>) => call): Store {
  return new Proxy(store, {
    get(owner, name) {
      const member: unknown = Reflect.get(owner, name);
      return isCall(member) ? guardMember(member, owner, limit) : member;
    },
  });
}

/** A method, or a part of the desk, which passes for one. */
type Call = (...args: unknown[]) => Promise<unknown>;

function guardMember(member: Call, owner: object, limit: (call: Promise<unknown>) => Promise<unknown>): Call {
  return new Proxy(member, {
    get: (part, name) => guardMember(Reflect.get(part, name), part, limit),
    async apply(call, _, args) {
      try {
        return await limit(Reflect.apply(call, owner, args));
      } catch (cause) {
        throw new StoreError('A store failed', { cause });
      }
    },
  });
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}
