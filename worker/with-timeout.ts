import type { Bindings } from './bindings.ts';

/** Milliseconds that everyone waits for the desk or a store before going on without. */
const usual = 4000;

/** What a call comes to, or a TimeoutError if it takes too long. The call itself can't be stopped, so it may still do its work later. */
export async function withTimeout<Value>(
  { TIMEOUT_MS }: Pick<Bindings, 'TIMEOUT_MS'>,
  call: Promise<Value>,
  limit = usual,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No response', 'TimeoutError')), Number(TIMEOUT_MS ?? limit));
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer ?? null);
  }
}
