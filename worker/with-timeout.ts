import type { Bindings } from './bindings.ts';

/** Milliseconds that everyone waits for the desk, a store, or somebody else's server, before going on without. */
const usual = 4000;

/** What `work` comes to, or a TimeoutError if it takes too long. The work itself goes on. */
export async function withTimeout<Value>({ TIMEOUT_MS }: Pick<Bindings, 'TIMEOUT_MS'>, work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No response', 'TimeoutError')), Number(TIMEOUT_MS ?? usual));
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer ?? null);
  }
}
