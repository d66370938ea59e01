import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What `read` last resolved to, or null before that. Reads again with every new key, unless `read` returns null. If a reading fails, the
 * value before it stays.
 */
export function useReading<T>(key: string | number, read: (signal: AbortSignal) => Promise<T> | null): T | null {
  const [value, setValue] = useState<T | null>(null);
  const start = useEffectEvent((signal: AbortSignal) => read(signal)?.then(setValue, () => {}));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to read
  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  }, [key]);

  return value;
}
